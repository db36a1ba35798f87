import { type Budget, findOverweight } from './checks/budgets';
import { findFarPages } from './checks/clicks';
import { findBuildCode } from './checks/client-code';
import { findBrokenFeeds } from './checks/feeds';
import { findUnusedFiles } from './checks/files';
import { findDisorderedHeads, findUnclearHeads, findWrongAddresses } from './checks/head';
import { findWrongHeadings } from './checks/headings';
import { findUnequalTranslations } from './checks/languages';
import { findLeftovers } from './checks/leftovers';
import { findBrokenLinks, findForeignRequests } from './checks/links';
import {
  findBrokenManifests,
  findWrongLists,
  findWrongSocialImages,
  findWrongStructuredData,
} from './checks/machines';
import { findOtherMarkdown } from './checks/markdown';
import { findWrongPayloads } from './checks/payloads';
import { findForbidden, findWrongIntegrity } from './checks/policy';
import { findWrongRedirects } from './checks/redirects';
import { findWrongSearch } from './checks/search';
import { findWrongSitemap, findWrongTextFiles } from './checks/sitemap';
import { findInvalidHtml } from './checks/valid-html';
import type { CheckResult, Finding } from './finding';
import type { ExportedSite } from './site';

/** What must hold for every exported site. A check looks at the site and changes nothing. */
interface Check {
  name: string;
  about: string;
  find(site: ExportedSite, budget: Budget | undefined): Finding[] | Promise<Finding[]>;
}

export const CHECKS: readonly Check[] = [
  {
    name: 'links',
    about: 'Every address in a page leads to a file and an anchor, with case',
    find: findBrokenLinks,
  },
  {
    name: 'origins',
    about: 'No page loads anything from another origin',
    find: findForeignRequests,
  },
  { name: 'integrity', about: 'Files have the hashes that pages name', find: findWrongIntegrity },
  {
    name: 'policy',
    about: 'Pages state a policy and have nothing that it forbids',
    find: findForbidden,
  },
  {
    name: 'payloads',
    about: 'Pages name their own payload, of one build',
    find: findWrongPayloads,
  },
  { name: 'html', about: 'Pages are valid HTML (html-validate)', find: findInvalidHtml },
  { name: 'headings', about: 'Pages have one h1 and skip no level', find: findWrongHeadings },
  {
    name: 'head',
    about: 'Language, title and description are there and unique',
    find: findUnclearHeads,
  },
  { name: 'head order', about: 'Every head has the same order', find: findDisorderedHeads },
  {
    name: 'addresses',
    about: 'Canonical addresses lead to pages that call themselves so',
    find: findWrongAddresses,
  },
  {
    name: 'languages',
    about: 'Translations name each other and have the same headings',
    find: findUnequalTranslations,
  },
  {
    name: 'clicks',
    about: 'Links lead to every page, by three clicks at most',
    find: findFarPages,
  },
  {
    name: 'leftovers',
    about: 'No template, no missing value, no place on the machine',
    find: findLeftovers,
  },
  {
    name: 'social images',
    about: 'Social images exist, as large as stated',
    find: findWrongSocialImages,
  },
  {
    name: 'structured data',
    about: 'Structured data parses and leads to pages',
    find: findWrongStructuredData,
  },
  {
    name: 'markdown',
    about: 'Markdown files say the same as their pages',
    find: findOtherMarkdown,
  },
  { name: 'search', about: 'Search documents lead to what they say', find: findWrongSearch },
  { name: 'sitemap', about: 'The sitemap lists what may be found', find: findWrongSitemap },
  { name: 'feeds', about: 'Feeds are complete and lead to pages', find: findBrokenFeeds },
  {
    name: 'text files',
    about: 'robots.txt and security.txt say where things are',
    find: findWrongTextFiles,
  },
  {
    name: 'lists',
    about: 'llms.txt leads to texts that llms-full.txt holds',
    find: findWrongLists,
  },
  {
    name: 'manifests',
    about: 'Web manifests and the search description name what exists',
    find: findBrokenManifests,
  },
  { name: 'redirects', about: 'Redirects lead to pages, at once', find: findWrongRedirects },
  { name: 'client code', about: 'No compiler reaches the browser', find: findBuildCode },
  { name: 'files', about: 'Every file is used by somebody', find: findUnusedFiles },
  {
    name: 'budgets',
    about: 'Pages and folder stay within their budget',
    find: findOverweight,
  },
];

/**
 * Run the checks.
 *
 * @param budget Without it any weight is allowed.
 */
export async function checkSite(site: ExportedSite, budget?: Budget): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, about, find } of CHECKS) {
    results.push({ name, about, findings: await find(site, budget) });
  }
  return results;
}
