import { addressesIn } from './addresses';
import { externalLinks } from './checks/links';
import type { CheckResult } from './problem';
import type { ExportedSite } from './site';

/** The maximum number of printed problems of a check. The JSON report has all. */
const MOST_SHOWN = 20;

/** The results, also written as JSON. */
export interface SiteReport {
  folder: string;
  looked: { pages: number; files: number; addresses: number; redirects: number };
  checks: readonly CheckResult[];
  /** External links, with the pages that contain them, for an online check. */
  external: Readonly<Record<string, readonly string[]>>;
}

export function reportOf(
  folder: string,
  site: ExportedSite,
  checks: readonly CheckResult[],
): SiteReport {
  return {
    folder,
    looked: {
      pages: site.pages.length,
      files: site.names.size,
      addresses: site.pages.reduce((sum, { elements }) => sum + addressesIn(elements).length, 0),
      redirects: site.redirects.length,
    },
    checks,
    external: Object.fromEntries(externalLinks(site)),
  };
}

/** The report as text: one line per check, with its problems below. */
export function textOfReport({ folder, looked, checks, external }: SiteReport): string {
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
  const { pages, files, addresses, redirects } = looked;
  return [
    `${folder}: ${pages} pages, ${redirects} redirects, ${files} files, ${addresses} addresses, ${Object.keys(external).length} external links`,
    ...lines,
    `${folder}: ${checks.length - failed} checks passed, ${failed} failed`,
  ].join('\n');
}
