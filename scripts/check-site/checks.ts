import { type Budget, findOverweight } from './checks/budgets';
import { findUnusedFiles } from './checks/files';
import { findUnclearHeads, findWrongAddresses } from './checks/head';
import { findWrongIntegrity } from './checks/integrity';
import { findUnequalTranslations } from './checks/languages';
import { findBrokenLinks } from './checks/links';
import { findInvalidHtml } from './checks/valid-html';
import type { SiteProblem } from './problem';
import type { ExportedSite } from './site';

/** A check of every exported site. It reads the site and changes nothing. */
interface Check {
  name: string;
  /** What the check guarantees. */
  about: string;
  /** Without a budget sizes are not checked. */
  find(site: ExportedSite, budget?: Budget): SiteProblem[];
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
  { name: 'languages', about: 'Translations link to each other', find: findUnequalTranslations },
  { name: 'files', about: 'Every file is used', find: findUnusedFiles },
  { name: 'budgets', about: 'Pages and folder stay within their budget', find: findOverweight },
];

/** The results of all checks of a site, also written as JSON. */
export interface SiteReport {
  folder: string;
  looked: { pages: number; redirects: number; files: number };
  checks: readonly (Pick<Check, 'name' | 'about'> & { problems: readonly SiteProblem[] })[];
}

/** Runs the checks. */
export function checkSite(folder: string, site: ExportedSite, budget?: Budget): SiteReport {
  const { pages, redirects, names } = site;
  return {
    folder,
    looked: { pages: pages.length, redirects: redirects.length, files: names.size },
    checks: CHECKS.map(({ name, about, find }) => ({ name, about, problems: find(site, budget) })),
  };
}

/** The maximum number of printed problems of a check. The JSON report has all. */
const MOST_SHOWN = 20;

/** The report as text: one line per check, with its problems below. */
export function textOfReport({ folder, looked, checks }: SiteReport): string {
  const lines = checks.flatMap(({ name, about, problems }) => {
    if (problems.length === 0) return `  ok  ${name}: ${about}`;
    const shown = problems
      .slice(0, MOST_SHOWN)
      .flatMap(({ file, message, element }) => [
        `        ${file}: ${message}`,
        ...(element === undefined ? [] : [`          ${element}`]),
      ]);
    const more = problems.length - MOST_SHOWN;
    return [
      `FAIL  ${name}: ${about}. Problems: ${problems.length}`,
      ...shown,
      ...(more > 0 ? [`        and ${more} more, in the JSON report`] : []),
    ];
  });
  const failed = checks.filter(({ problems }) => problems.length > 0).length;
  const { pages, files, redirects } = looked;
  return [
    `${folder}: ${pages} pages, ${redirects} redirects, ${files} files`,
    ...lines,
    `${folder}: ${checks.length - failed} checks passed, ${failed} failed`,
  ].join('\n');
}
