import { constants, setPriority } from 'node:os';
import { checkSite } from '../../lib/content/check/check-site';
import { writeKnownMistakes } from '../../lib/content/check/known-mistakes';
import { ContentError, formatProblem } from '../../lib/content/check/problems';
import { readLiveSite } from '../../lib/content/live-site';
import { dropOtherPages } from '../../lib/content/page-store';
import { watchContent } from '../../lib/content/watch-content';
import type { Problem } from '../../lib/problem';
import { reportFailure } from './report';

/** An author who is still typing is not told yet. */
const QUIET_MS = 1000;

/** What ends a check whose content has changed meanwhile. */
class Outdated extends Error {}

/**
 * Check all content, and again after every edit, beside the development server: tell on the terminal, and to the
 * open pages, what a build would stop at. The server comes first; but at the lowest priority of all, a check took minutes
 * on a machine whose processors were busy.
 */
export function followMistakes(): void {
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
    writeKnownMistakes(problems, checkedAt);
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
    const problems = await checkSite(site, {
      onProgress() {
        if (isOutdated()) throw new Outdated();
      },
    });
    dropOtherPages(site.pages);
    return problems;
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}
