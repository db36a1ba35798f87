import type { Page } from '../model';
import { compilePage } from './compile-page';
import { type Problem, tidyProblems } from './problems';
import type { AnchorLink } from './routes';
import type { Site } from './site';

/** How far a check has got, in pages. */
export type Progress = (done: number, total: number) => void;

/**
 * Every mistake in the content, sorted by file and line: what reading the folder found, what
 * compiling each page finds, and what only all pages together show.
 */
export async function checkSite(
  site: Site,
  onProgress: Progress = () => undefined,
): Promise<Problem[]> {
  const pages = site.routes.pages.filter(({ isShared }) => !isShared);
  const problems = [...site.problems];
  // Of each page only what the others need is kept: thousands of compiled pages would fill the memory.
  const anchors: AnchorLink[] = [...site.anchors];
  const ids = new Map<Page, ReadonlySet<string>>();
  for (const [index, page] of pages.entries()) {
    const compiled = await compilePage(site, page, false);
    problems.push(...compiled.problems);
    anchors.push(...compiled.anchors);
    ids.set(page, compiled.ids);
    onProgress(index + 1, pages.length);
  }
  return tidyProblems([...problems, ...brokenAnchors(anchors, ids)]);
}

/** The anchors that their targets, as far as these are known, do not have. */
export function brokenAnchors(
  anchors: readonly AnchorLink[],
  idsOf: ReadonlyMap<Page, ReadonlySet<string>>,
): Problem[] {
  return anchors.flatMap(({ file, line, link, target, id }) => {
    const ids = idsOf.get(target);
    if (!ids || ids.has(id) || id === 'top') return [];
    const known = [...ids];
    const remedy =
      known.length > 0
        ? `Use one of ${known
            .slice(0, 12)
            .map((name) => `#${name}`)
            .join(', ')}.`
        : 'Remove the anchor; that page has none.';
    return [{ file, line, problem: `links to ${link}, but ${target.file} has no #${id}.`, remedy }];
  });
}
