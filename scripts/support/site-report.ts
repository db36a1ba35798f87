import type { Count } from './test-count';

/** The JSON report of `npm run check:site`. */
export const SITE_REPORT = '.cache/site-report.json';

interface CheckedSite {
  checks: readonly { name: string; problems: readonly unknown[] }[];
}

/** Every check of every site counts as a test. */
export function countOfSiteReports(sites: readonly CheckedSite[]): Count {
  const checks = sites.flatMap((site) => site.checks);
  const failed = checks.filter(({ problems }) => problems.length > 0);
  return {
    passed: checks.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ name }) => `check of the site: ${name}`),
    flaky: [],
  };
}
