import type { SiteSettings } from '../../lib/config/resolve-site';
import type { Problem } from '../../lib/problem/problem';
import { ContentError, formatProblem } from '../../lib/problem/report';
import { checkSite } from '../../lib/site/check/check-site';
import { isShallowClone } from '../../lib/site/read/last-updated';
import { SearchCollector } from '../../lib/site/search/search-files';
import { readSite, type Site } from '../../lib/site/site';
import { siteConfigName } from '../../lib/site/site-config';

const PROGRESS_EVERY_MS = 1000;

const SHALLOW: Problem = {
  file: '.git/shallow',
  problem: 'cuts off the history, so no page has the date of its last change.',
  remedy: 'Fetch the rest: `git fetch --unshallow`.',
  isWarning: true,
};

/** A site without errors, and its search files. */
export interface CheckedContent {
  site: Site;
  search: SearchCollector;
  /** The pages with code, as modules for the bundler, by their paths in the content folder. */
  live: ReadonlyMap<string, string>;
}

/**
 * Reads and checks the content folder. Shows the progress on a terminal if it takes long, and prints
 * warnings.
 *
 * @throws ContentError with every error.
 */
export async function checkContent(): Promise<CheckedContent> {
  const site = await readSite();
  const search = new SearchCollector(site);
  const live = new Map<string, string>();
  const total = site.pages.length;
  let done = 0;
  let shownAt = Date.now();
  const problems = await checkSite(site, (page, compiled) => {
    search.add(page, compiled);
    if (compiled.live) live.set(page.relativePath, compiled.live.tree);
    done += 1;
    if (done < total && Date.now() - shownAt < PROGRESS_EVERY_MS) return;
    shownAt = Date.now();
    console.log(`Checked ${done} of ${total} pages.`);
  });
  const found = [...problems, ...expiryProblems(site.config)];
  if (isShallowClone()) found.push(SHALLOW);
  for (const problem of found.filter(({ isWarning }) => isWarning))
    console.warn(formatProblem(problem));
  const errors = found.filter(({ isWarning }) => !isWarning);
  if (errors.length > 0) throw new ContentError(errors);
  return { site, search, live };
}

/** RFC 9116: an expired security.txt must not be used. Nothing else in the check depends on the date. */
function expiryProblems({ security }: SiteSettings): Problem[] {
  if (!security || Date.parse(security.expires) > Date.now()) return [];
  const problem = `has a security contact that expired on ${security.expires}.`;
  const remedy = 'Check that the contact is still right, and set a date within the next year.';
  return [{ file: siteConfigName(), problem, remedy, isWarning: true }];
}
