import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** The result of a test suite. */
export interface Count {
  passed: number;
  failed: number;
  /** The names of those that failed, as far as the suite tells them. */
  failures?: readonly string[];
  /** Tests that failed first and passed when they were repeated. They count as passed. */
  flaky: readonly string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
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
  failures: report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresIn),
  flaky: [],
});

/** A file that could not run has no tests. */
function failuresIn({ name, assertionResults }: JestReport['testResults'][number]): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`);
}

/** The count of a Playwright suite. */
export const countOfPlaywright = ({ stats, suites, errors }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  failures: suites.flatMap((suite) => namesIn(suite, 'unexpected')),
  flaky: suites.flatMap((suite) => namesIn(suite, 'flaky')),
});

function namesIn({ suites = [], specs }: PlaywrightSuite, wanted: string): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, line, title }) => `${file}:${line} › ${title}`);
  return [...own, ...suites.flatMap((suite) => namesIn(suite, wanted))];
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

/** The lines at the end of a run: failed and flaky tests, and the sum of all suites. */
export function summaryOf(counts: readonly Count[]): string {
  const failures = counts.flatMap((count) => count.failures ?? []);
  const flaky = counts.flatMap((count) => count.flaky);
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failed = counts.reduce((total, count) => total + count.failed, 0);
  return [
    listOf('failed:', failures),
    listOf('flaky, passed only in a second attempt (fix them):', flaky),
    `\ntests: ${passed} passed, ${failed} failed`,
  ].join('');
}

function listOf(title: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `\n${title}${names.map((name) => `\n  ${name}`).join('')}\n`;
}
