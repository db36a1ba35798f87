import { checkSite } from '../../lib/content/check-site';
import { ContentError, formatProblem } from '../../lib/content/problems';
import { SearchCollector } from '../../lib/content/search-files';
import { readSite, type Site } from '../../lib/content/site';

const PROGRESS_EVERY_MS = 1000;

/** A site without mistakes, and what its search will find. */
export interface CheckedContent {
  site: Site;
  search: SearchCollector;
}

/**
 * Read and check the content folder, with progress on the terminal when it takes long, and with what
 * stops nothing as warnings.
 *
 * @throws ContentError with every mistake.
 */
export async function checkContent(): Promise<CheckedContent> {
  const site = await readSite();
  const search = new SearchCollector(site);
  let shownAt = Date.now();
  const problems = await checkSite(site, {
    onPage: (page, compiled) => search.add(page, compiled),
    onProgress(done, total) {
      if (done < total && Date.now() - shownAt < PROGRESS_EVERY_MS) return;
      shownAt = Date.now();
      console.log(`Checked ${done} of ${total} pages.`);
    },
  });
  for (const problem of problems.filter(({ warning }) => warning !== undefined)) {
    console.warn(formatProblem(problem));
  }
  const mistakes = problems.filter(({ warning }) => warning === undefined);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return { site, search };
}
