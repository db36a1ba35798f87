import { type Budget, findOverweight } from './checks/budgets';
import { findFarPages } from './checks/clicks';
import { findBuildCode } from './checks/client-code';
import { findBrokenFeeds } from './checks/feeds';
import { findUnusedFiles } from './checks/files';
import { findUnclearHeads, findWrongAddresses } from './checks/head';
import { findWrongIntegrity } from './checks/integrity';
import { findUnequalTranslations } from './checks/languages';
import { findLeftovers } from './checks/leftovers';
import { findBrokenLinks } from './checks/links';
import {
  findBrokenManifests,
  findWrongLists,
  findWrongSocialImages,
  findWrongStructuredData,
} from './checks/machines';
import { findOtherMarkdown } from './checks/markdown';
import { findWrongRedirects } from './checks/redirects';
import { findWrongSearch } from './checks/search';
import { findWrongSitemap, findWrongTextFiles } from './checks/sitemap';
import { findInvalidHtml } from './checks/valid-html';
import type { CheckResult, SiteProblem } from './problem';
import type { ExportedSite } from './site';

/** The checks of every exported site. A check reads the site and changes nothing. */
interface Check {
  name: string;
  about: string;
  find(site: ExportedSite, budget: Budget | undefined): SiteProblem[] | Promise<SiteProblem[]>;
}

export const CHECKS: readonly Check[] = [
  {
    name: 'links',
    about: 'Every address in a page leads to an existing file and anchor, with the same case',
    find: findBrokenLinks,
  },
  { name: 'integrity', about: 'Files have the hashes that pages name', find: findWrongIntegrity },
  { name: 'html', about: 'Pages are valid HTML (html-validate)', find: findInvalidHtml },
  {
    name: 'head',
    about: 'Pages have a language, and a unique title and description',
    find: findUnclearHeads,
  },
  {
    name: 'addresses',
    about: 'Canonical addresses lead to pages with the same canonical address',
    find: findWrongAddresses,
  },
  {
    name: 'languages',
    about: 'Translations link to each other',
    find: findUnequalTranslations,
  },
  {
    name: 'clicks',
    about: 'Every page is at most three clicks from the home page',
    find: findFarPages,
  },
  {
    name: 'leftovers',
    about: 'Pages contain no template syntax, missing values or local paths',
    find: findLeftovers,
  },
  {
    name: 'social images',
    about: 'Social images exist and have the stated size',
    find: findWrongSocialImages,
  },
  {
    name: 'structured data',
    about: 'Structured data is valid and leads to pages',
    find: findWrongStructuredData,
  },
  {
    name: 'markdown',
    about: 'Markdown files have the text of their pages',
    find: findOtherMarkdown,
  },
  {
    name: 'search',
    about: 'Search documents match the pages that they lead to',
    find: findWrongSearch,
  },
  {
    name: 'sitemap',
    about: 'The sitemap lists every page that search engines may index',
    find: findWrongSitemap,
  },
  { name: 'feeds', about: 'Feeds are complete and lead to pages', find: findBrokenFeeds },
  {
    name: 'text files',
    about: 'robots.txt and security.txt state the right addresses',
    find: findWrongTextFiles,
  },
  {
    name: 'lists',
    about: 'llms.txt links to texts that llms-full.txt contains',
    find: findWrongLists,
  },
  {
    name: 'manifests',
    about: 'Web manifests and the search description refer to existing files',
    find: findBrokenManifests,
  },
  { name: 'redirects', about: 'Redirects lead directly to pages', find: findWrongRedirects },
  { name: 'client code', about: 'No compiler code is shipped to the browser', find: findBuildCode },
  { name: 'files', about: 'Every file is used', find: findUnusedFiles },
  {
    name: 'budgets',
    about: 'Pages and folder stay within their budget',
    find: findOverweight,
  },
];

/**
 * Runs the checks.
 *
 * @param budget Without it sizes are not checked.
 */
export async function checkSite(site: ExportedSite, budget?: Budget): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, about, find } of CHECKS) {
    results.push({ name, about, problems: await find(site, budget) });
  }
  return results;
}
