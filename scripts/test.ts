/**
 * Runs everything that must hold before a change lands, cheapest first: checks, unit and component
 * tests, the proof of what the pages say, then tests over the export and in a browser, for which the
 * site is built if it is not fresh.
 * Ends with one line that sums up all suites.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { ensureTestBrowser } from './support/chromium';
import { reportFailure } from './support/report';
import { bin, CommandError, run } from './support/run';
import { dropVerifyReport, readVerifyReport } from './support/verify-report';

const REPORTS = '.cache';

interface Count {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

async function main(): Promise<void> {
  await mkdir(REPORTS, { recursive: true });
  const counts: Count[] = [];
  counts.push(await step('check', () => run(bin('tsx'), ['scripts/check.ts'])));
  counts.push(await jest('unit', 'components'));
  counts.push(await verify());
  counts.push(await step('build', buildSites));
  counts.push(await jest('export'));
  counts.push(await browser());

  const passed = sum(counts.map((count) => count.passed));
  const failed = sum(counts.map((count) => count.failed));
  if (failed > 0) process.exitCode = 1;
  console.log(`\ntests: ${passed} passed, ${failed} failed`);
}

/** The fixture sites that tests serve: below a base path, searched by services of two kinds, with two versions. */
const FIXTURES = ['every-kind', 'hosted-search', 'remote-search', 'versions'];

/** The fixtures and the site itself; the last one stays the one that a start would serve. */
async function buildSites(): Promise<void> {
  for (const name of FIXTURES) {
    await run(bin('tsx'), ['scripts/build.ts'], {
      CONTENT_DIR: `__tests__/fixtures/${name}`,
      OUT_DIR: `.cache/${name}`,
    });
  }
  await run(bin('tsx'), ['scripts/build.ts']);
}

/** A step without tests of its own counts only when it fails. */
async function step(name: string, action: () => Promise<void>): Promise<Count> {
  console.log(`\n== ${name}`);
  try {
    await action();
    return { passed: 0, failed: 0 };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function jest(...projects: string[]): Promise<Count> {
  const file = `${REPORTS}/jest-report.json`;
  await rm(file, { force: true });
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`];
  const { failed } = await step(projects.join(' and '), () => run(bin('jest'), args));
  const report = await readReport<JestReport>(file);
  return report
    ? {
        passed: report.numPassedTests,
        failed: Math.max(failed, report.numFailedTests + report.numRuntimeErrorTestSuites),
      }
    : { passed: 0, failed };
}

/** Every block of code and every fact of the reference is a test. */
async function verify(): Promise<Count> {
  await dropVerifyReport();
  const { failed } = await step('verify', () => run(bin('tsx'), ['scripts/prove/verify.ts']));
  const report = await readVerifyReport();
  if (!report) return { passed: 0, failed };
  return { passed: report.passed, failed: Math.max(failed, report.failed) };
}

async function browser(): Promise<Count> {
  const file = `${REPORTS}/browser-report.json`;
  await rm(file, { force: true });
  await ensureTestBrowser();
  const { failed } = await step('browser', () => run(bin('playwright'), ['test']));
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: Math.max(1, failed) };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: Math.max(failed, unexpected + flaky + report.errors.length) };
}

async function readReport<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

main().catch(reportFailure);
