import { constants, setPriority } from 'node:os';
import { checkSite } from '../../lib/content/check/check-site';
import { writeKnownErrors } from '../../lib/content/check/known-errors';
import { ContentError, formatProblem } from '../../lib/content/check/problems';
import { updateLivePages } from '../../lib/content/live-pages';
import { readLiveSite } from '../../lib/content/live-site';
import { dropOtherPages } from '../../lib/content/page-store';
import { watchContent } from '../../lib/content/watch-content';
import type { Problem } from '../../lib/problem';
import { reportFailure } from './report';

/** The delay after an edit, so that an author who is still typing gets no errors yet. */
const QUIET_MS = 1000;

/** Stops a check whose content has changed meanwhile. */
class Outdated extends Error {}

/**
 * Checks all content in the background of the development server, and again after every edit. Prints the errors that would
 * stop a build on the terminal, and passes them to the open pages; pages with code are brought up to date. The server has a higher priority; but at the lowest
 * priority of all, a check took minutes on a machine whose processors were busy.
 */
export function followErrors(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  let edits = 0;
  let told = '';
  const check = async () => {
    const own = edits;
    const checkedAt = Date.now();
    const problems = await findProblems(() => own !== edits).catch((error: unknown) => {
      if (!(error instanceof Outdated)) throw error;
    });
    if (!problems || own !== edits) return;
    writeKnownErrors(problems, checkedAt);
    const text = problems.map(formatProblem).join('\n');
    if (text === told) return;
    told = text;
    console.log(`\n${text || 'All errors in the content are fixed.'}\n`);
  };
  let timer: NodeJS.Timeout | undefined;
  const checkSoon = () => {
    edits += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void check().catch(reportFailure), QUIET_MS);
  };
  watchContent(checkSoon);
  checkSoon();
}

async function findProblems(isOutdated: () => boolean): Promise<Problem[]> {
  try {
    const site = await readLiveSite();
    const trees = new Map<string, string>();
    const problems = await checkSite(site, ({ relativePath }, { live }) => {
      if (isOutdated()) throw new Outdated();
      if (live) trees.set(relativePath, live.tree);
    });
    updateLivePages(trees);
    dropOtherPages(site.pages);
    return problems;
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}
