import path from 'node:path';
import type { Landmark } from '../../mdx/outline/landmarks';
import type { Page } from '../../model';
import { didYouMean } from '../../problem/did-you-mean';
import type { Problem } from '../../problem/problem';
import { tidyProblems } from '../../problem/report';
import { compilePage } from '../compile/compile-page';
import type { CompiledPage } from '../compile/compiled-page';
import type { AnchorLink } from '../pages/routes';
import { contentDir } from '../read/content-dir';
import { statIfAny } from '../read/files';
import type { Site } from '../site';
import { checkPage } from './check-page';
import { checkFolders } from './folder-checks';

/** How many anchors a remedy lists where none is near. */
const MOST_NAMED = 12;

/**
 * Every error in the content, sorted by file and line: what reading the folder found, what
 * compiling each page finds, and what only all pages together show.
 *
 * @param onPage Gets every page as it was compiled, which is not kept.
 */
export async function checkSite(
  site: Site,
  onPage?: (page: Page, compiled: CompiledPage) => unknown,
): Promise<Problem[]> {
  const { pages } = site;
  const problems = [...site.problems, ...checkFolders(site)];
  // Of each page only what the others need is kept: thousands of compiled pages would fill the memory.
  const anchors: AnchorLink[] = [...site.anchors];
  const ids = new Map<Page, readonly string[]>();
  const landmarks = new Map<Page, readonly Landmark[]>();
  for (const page of pages) {
    const compiled = await compilePage(site, page);
    const checked = checkPage(site, page, compiled);
    problems.push(...checked.problems);
    anchors.push(...checked.anchors);
    if (compiled.landmarks) {
      ids.set(page, compiled.ids);
      landmarks.set(page, compiled.landmarks);
    }
    await onPage?.(page, compiled);
  }
  const differences = pages.flatMap((page) => differenceOf(page, site, landmarks) ?? []);
  return tidyProblems([...problems, ...brokenAnchors(anchors, ids), ...differences]);
}

/** The anchors that their targets, as far as these are known, do not have. */
export function brokenAnchors(
  anchors: readonly AnchorLink[],
  idsOf: ReadonlyMap<Page, readonly string[]>,
): Problem[] {
  return anchors.flatMap(({ file, line, column, link, target, id }) => {
    const ids = idsOf.get(target);
    if (!ids || ids.includes(id) || id === 'top') return [];
    const write = (name: string) => `#${name}`;
    const choices = ids.slice(0, MOST_NAMED).map(write).join(', ');
    const otherwise =
      choices === '' ? 'Remove the anchor; that page has none.' : `Use one of ${choices}.`;
    const remedy = didYouMean(id, ids, { otherwise, write });
    const problem = `links to ${link}, but ${target.file} has no #${id}.`;
    return [{ file, line, column, problem, remedy }];
  });
}

/** A checkout writes all files within this time, ms. */
const CHECKOUT_MS = 60_000;

const RULE = {
  remedy: 'Give both languages the same headings, ids and images, in the same order.',
} as const;

/**
 * Where a page first differs from the same page in the default language, in headings, ids and images: links to an
 * anchor hold in both, and a reader who changes the language stays in place. What follows a difference mostly differs
 * for the same reason, so one is reported, on the side that was edited last.
 *
 * @param landmarksOf Of the pages that could be read.
 */
function differenceOf(
  translation: Page,
  { routing, routes }: Site,
  landmarksOf: ReadonlyMap<Page, readonly Landmark[]>,
): Problem | undefined {
  const source = routes.find({ ...translation, locale: routing.defaultLocale });
  if (!source) return undefined;
  const isSourceEdited = editedAt(source) > editedAt(translation) + CHECKOUT_MS;
  const [page, original] = isSourceEdited ? [source, translation] : [translation, source];
  const ours = landmarksOf.get(page);
  const others = landmarksOf.get(original);
  if (!ours || !others) return undefined;
  const length = Math.max(ours.length, others.length);
  const index = Array.from({ length }).findIndex((_, at) => ours[at]?.name !== others[at]?.name);
  if (index === -1) return undefined;
  const [here, there] = [ours[index], others[index]];
  const { file, line } = here ?? ours.at(-1) ?? { file: page.file, line: 1 };
  const place = there && `${there.file}:${there.line}`;
  if (!here) return { file, line, problem: `lacks ${there?.name} of ${place}.`, ...RULE };
  const otherwise = there
    ? `where ${place} has ${there.name}`
    : `which ${original.file} does not have`;
  return { file, line, problem: `has ${here.name}, ${otherwise}.`, ...RULE };
}

function editedAt({ relativePath }: Page): number {
  return statIfAny(path.join(contentDir(), relativePath))?.mtimeMs ?? 0;
}
