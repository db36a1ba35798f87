import type { Landmark } from '../../mdx/outline/landmarks';
import type { Page } from '../../model';
import type { Problem } from '../../problem';
import type { Site } from '../site';

const RULE = {
  remedy: 'Give both languages the same headings, ids and images, in the same order.',
  rule: 'sameHeadings',
} as const;

/**
 * Where a page first differs from the same page in the default language, in headings, ids and images: links to an
 * anchor hold in both, and a reader who changes the language stays in place. What follows a difference mostly differs
 * for the same reason, so one is reported.
 *
 * @param landmarksOf Of the pages without errors of syntax.
 */
export function differenceOf(
  page: Page,
  { routing, routes }: Site,
  landmarksOf: ReadonlyMap<Page, readonly Landmark[]>,
): Problem | undefined {
  const original = routes.find({ ...page, locale: routing.defaultLocale });
  const own = landmarksOf.get(page);
  const others = original && landmarksOf.get(original);
  if (!own || !others) return undefined;
  const length = Math.max(own.length, others.length);
  const index = Array.from({ length }).findIndex((_, at) => own[at]?.name !== others[at]?.name);
  if (index === -1) return undefined;
  const [here, there] = [own[index], others[index]];
  const { file, line } = here ?? own.at(-1) ?? { file: page.file, line: 1 };
  const place = there && `${there.file}:${there.line}`;
  if (!here) return { file, line, problem: `lacks ${there?.name} of ${place}.`, ...RULE };
  const otherwise = there
    ? `where ${place} has ${there.name}`
    : `which ${original.file} does not have`;
  return { file, line, problem: `has ${here.name}, ${otherwise}.`, ...RULE };
}
