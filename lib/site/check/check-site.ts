import path from 'node:path';
import type { Landmark } from '../../mdx/outline/landmarks';
import type { Page } from '../../model';
import { didYouMean } from '../../problem/did-you-mean';
import type { Problem } from '../../problem/problem';
import { tidyProblems } from '../../problem/report';
import { compilePage } from '../compile/compile-page';
import type { CompiledPage } from '../compile/compiled-page';
import type { AnchorLink } from '../pages/routes';
import { rootDir } from '../read/content-dir';
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
  page: Page,
  { routing, routes }: Site,
  landmarksOf: ReadonlyMap<Page, readonly Landmark[]>,
): Problem | undefined {
  const original = routes.find({ ...page, locale: routing.defaultLocale });
  const ours = landmarksOf.get(page);
  const others = original && landmarksOf.get(original);
  if (!ours || !others) return undefined;
  const length = Math.max(ours.length, others.length);
  const index = Array.from({ length }).findIndex((_, at) => ours[at]?.name !== others[at]?.name);
  if (index === -1) return undefined;
  const sides = [sideOf(ours, index, page), sideOf(others, index, original)] as const;
  const [edited, other] = sides;
  const [here, there] = isEditedAfter(other.file, edited.file) ? [other, edited] : sides;
  const { file, line, name } = here;
  const place = `${there.file}:${there.line}`;
  if (!name) return { file, line, problem: `lacks ${there.name} of ${place}.`, ...RULE };
  const otherwise = there.name
    ? `where ${place} has ${there.name}`
    : `which ${there.file} does not have`;
  return { file, line, problem: `has ${name}, ${otherwise}.`, ...RULE };
}

/** The landmark, or the place of the last one before it. */
function sideOf(landmarks: readonly Landmark[], index: number, { file }: Page) {
  return landmarks[index] ?? { ...(landmarks.at(-1) ?? { file, line: 1 }), name: undefined };
}

/** A checkout writes all files within this time, ms. */
const CHECKOUT_MS = 60_000;

function isEditedAfter(file: string, other: string): boolean {
  const editedAt = (name: string) => statIfAny(path.join(rootDir(), name))?.mtimeMs ?? 0;
  return editedAt(file) > editedAt(other) + CHECKOUT_MS;
}
