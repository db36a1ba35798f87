import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Problem } from '../../lib/problem/problem';
import { ContentError, formatProblem } from '../../lib/problem/report';
import { checkSite } from '../../lib/site/check/check-site';
import { onEdit, tellPages } from '../../lib/site/dev/edits';
import { keepKnownErrors } from '../../lib/site/dev/known-errors';
import { updateLivePages } from '../../lib/site/dev/live-pages';
import { readLiveSite } from '../../lib/site/dev/live-site';
import { reportFailure } from '../support/report';

/** The delay after an edit, so that an author who is still typing gets no errors yet. */
const QUIET_MS = 1000;

/** Stops a check whose content has changed meanwhile. */
class Outdated extends Error {}

/**
 * Checks all content in development, and again after every edit. Prints the errors that would stop a build on the terminal,
 * and passes them to the open pages; pages with code are brought up to date. Whatever else there is to do comes before the next page of the
 * check.
 */
export function followErrors(): void {
  let edits = 0;
  let told = '';
  const check = async () => {
    const own = edits;
    const checkedAt = Date.now();
    const problems = await findProblems(() => own !== edits).catch((error: unknown) => {
      if (!(error instanceof Outdated)) throw error;
    });
    if (!problems || own !== edits) return;
    const text = problems.map(formatProblem).join('\n');
    keepKnownErrors(problems, checkedAt);
    if (text !== '' || told !== '') tellPages();
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
  onEdit(checkSoon);
  checkSoon();
}

async function findProblems(isOutdated: () => boolean): Promise<Problem[]> {
  try {
    const site = await readLiveSite();
    const trees = new Map<string, string>();
    const problems = await checkSite(site, async ({ relativePath }, { live }) => {
      await nextTurn();
      if (isOutdated()) throw new Outdated();
      if (live) trees.set(relativePath, live.tree);
    });
    updateLivePages(trees);
    return problems;
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}
