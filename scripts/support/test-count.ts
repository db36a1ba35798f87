import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** The result of a test suite. */
export interface Count {
  passed: number;
  failed: number;
  /** Tests that failed first and passed when they were repeated. They count as passed. */
  flaky: readonly string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
}

/** The count of a Jest suite. */
export const countOfJest = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  flaky: [],
});

/** The count of a Playwright suite. */
export const countOfPlaywright = ({ stats, suites, errors }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  flaky: suites.flatMap(flakyIn),
});

function flakyIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} › ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}

/** The count of a step without tests, which counts only if it fails. */
export function countOfStep(failed: 0 | 1): Count {
  return { passed: 0, failed, flaky: [] };
}

/** Runs a suite, and counts the results in its report; a suite that fails never counts as passed. */
export async function countSuite<T>(
  file: string,
  countOf: (report: T) => Count,
  suite: () => Promise<0 | 1>,
): Promise<Count> {
  await mkdir(path.dirname(file), { recursive: true });
  // Deletes the report of an earlier run, because a suite that crashes does not write one.
  await rm(file, { force: true });
  const failed = await suite();
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return countOfStep(1);
  const count = countOf(JSON.parse(text) as T);
  return { ...count, failed: Math.max(failed, count.failed) };
}

/**
 * The lines at the end of a run: flaky tests, what could not be tested, and the sum of all suites.
 *
 * @param skipped The programs that are not installed, whose tests were left out.
 */
export function summaryOf(counts: readonly Count[], skipped: readonly string[] = []): string {
  const flaky = counts.flatMap((count) => count.flaky);
  const list = flaky.map((name) => `\n  ${name}`).join('');
  const notice =
    flaky.length === 0 ? '' : `\nflaky, passed only in a second attempt (fix them):${list}\n`;
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failed = counts.reduce((total, count) => total + count.failed, 0);
  const without =
    skipped.length === 0 ? '' : `\nskipped, not installed here: tests of ${skipped.join(', ')}\n`;
  return `${notice}${without}\ntests: ${passed} passed, ${failed} failed`;
}
