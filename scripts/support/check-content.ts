import { checkSite } from '../../lib/content/check/check-site';
import { ContentError, formatProblem } from '../../lib/content/check/problems';
import { dropOtherPages } from '../../lib/content/page-store';
import { SearchCollector } from '../../lib/content/search/search-files';
import { readSite, type Site } from '../../lib/content/site';
import { siteConfigName } from '../../lib/content/site-config';
import type { Problem } from '../../lib/problem';
import type { SiteSettings } from '../../lib/resolve-site';
import { compileAhead } from './compile-ahead';

/** Where pages are kept as they were compiled, from one command to the next. */
export const PAGES_DIR = '.cache/pages/builds';
const PROGRESS_EVERY_MS = 1000;

/** A site without mistakes, and what its search will find. */
export interface CheckedContent {
  site: Site;
  search: SearchCollector;
  /** The pages that import code, as the bundler takes them, by their paths below the content folder. */
  live: ReadonlyMap<string, string>;
}

/**
 * Read and check the content folder, with progress on the terminal when it takes long, and with what
 * stops nothing as warnings.
 *
 * @throws ContentError with every mistake.
 */
export async function checkContent(): Promise<CheckedContent> {
  process.env['PAGES_DIR'] = PAGES_DIR;
  const site = await readSite();
  const search = new SearchCollector(site);
  const live = new Map<string, string>();
  const stopHelp = compileAhead(site.pages.length);
  let shownAt = Date.now();
  const problems = await checkSite(site, {
    onPage(page, compiled) {
      search.add(page, compiled);
      if (compiled.live) live.set(page.relativePath, compiled.live.tree);
    },
    onProgress(done, total) {
      if (done < total && Date.now() - shownAt < PROGRESS_EVERY_MS) return;
      shownAt = Date.now();
      console.log(`Checked ${done} of ${total} pages.`);
    },
  });
  stopHelp();
  dropOtherPages(site.pages);
  const warnings = problems.filter(({ warning }) => warning !== undefined);
  for (const problem of [...warnings, ...expiryProblems(site.config)]) {
    console.warn(formatProblem(problem));
  }
  const mistakes = problems.filter(({ warning }) => warning === undefined);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return { site, search, live };
}

/** RFC 9116: what stands in an expired security.txt must not be used. Nothing else here asks what day it is. */
function expiryProblems({ security }: SiteSettings): Problem[] {
  if (!security || Date.parse(security.expires) > Date.now()) return [];
  const problem = `has a security contact that expired on ${security.expires}.`;
  const remedy = 'See that it is still right, and write a day within the next year.';
  return [{ file: siteConfigName(), problem, remedy, warning: 'security-expired' }];
}
