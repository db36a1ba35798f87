import type { Page } from '../model';
import { type CompiledPage, compilePage } from './compile-page';
import { type Problem, sortProblems } from './problems';
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
  const compiled = new Map<Page, CompiledPage>();
  for (const page of pages) {
    compiled.set(page, await compilePage(site, page, false));
    onProgress(compiled.size, pages.length);
  }
  const found = [...compiled.values()].flatMap(({ problems }) => problems);
  return withoutRepeats(sortProblems([...site.problems, ...found, ...brokenAnchors(compiled)]));
}

function brokenAnchors(compiled: ReadonlyMap<Page, CompiledPage>): Problem[] {
  const anchors = [...compiled.values()].flatMap((page) => page.anchors);
  return anchors.flatMap(({ file, line, link, target, id }) => {
    const ids = compiled.get(target)?.ids;
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

/** A mistake in a shared piece shows on every page that includes it. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
