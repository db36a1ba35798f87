import type { Page } from '../../model';
import type { Problem } from '../../problem/problem';
import { formatProblem, tidyProblems } from '../../problem/report';
import type { Site } from '../site';

/** What an open page shows in development, as text. */
interface ShownProblems {
  /** Errors in the page, and in what stands in no page. */
  problems: string[];
  /** Errors in other pages. */
  otherProblems: string[];
}

/**
 * Sort what is known of the errors of a site for its author, who has one page open.
 *
 * @param own Those that compiling the page has found, in it or in its pieces.
 * @param known Those that the last check of all pages has found.
 */
export function sortProblems(
  { problems, routes }: Pick<Site, 'problems' | 'routes'>,
  { file }: Page,
  { own, known }: { own: readonly Problem[]; known: readonly Problem[] },
): ShownProblems {
  const isHere = (problem: Problem) => problem.file === file;
  // A list or the configuration may concern this page.
  const isInNoPage = (problem: Problem) => !problem.isWarning && !routes.findByName(problem.file);
  const around = [...problems, ...known].filter((found) => isHere(found) || isInNoPage(found));
  const shown = tidyProblems([...own, ...around]).map(formatProblem);
  const errors = [...problems, ...known].filter(({ isWarning }) => !isWarning);
  const others = tidyProblems(errors).map(formatProblem);
  return { problems: shown, otherProblems: others.filter((message) => !shown.includes(message)) };
}
