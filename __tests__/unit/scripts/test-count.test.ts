import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  countOfJest,
  countOfPlaywright,
  countSuite,
  summaryOf,
} from '@/scripts/support/test-count';
import { makeTempFolder } from '../../support/temp-folder';

let folder: string;
let file: string;

beforeEach(() => {
  folder = makeTempFolder();
  file = path.join(folder, 'report.json');
});

const JEST = {
  numPassedTests: 3,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: path.resolve('__tests__/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'subtracts', status: 'failed' },
      ],
    },
    { name: path.resolve('__tests__/b.test.ts'), status: 'failed', assertionResults: [] },
    { name: path.resolve('__tests__/c.test.ts'), status: 'passed', assertionResults: [] },
  ],
};
const NAMES = ['__tests__/a.test.ts › subtracts', '__tests__/b.test.ts'];

function suiteThat(exit: 0 | 1, report?: unknown) {
  return async () => {
    if (report !== undefined) writeFileSync(file, JSON.stringify(report));
    return exit;
  };
}

test('failed tests and files that could not run count as failed', async () => {
  const count = await countSuite(file, countOfJest, suiteThat(1, JEST));
  expect(count).toEqual({ passed: 3, failed: 2, failures: NAMES, flaky: [] });
  expect(summaryOf([count])).toBe(
    '\nfailed:\n  __tests__/a.test.ts › subtracts\n  __tests__/b.test.ts\n\ntests: 3 passed, 2 failed',
  );
});

test('a suite that fails without a failed test, or writes no report, counts as failed', async () => {
  const report = { ...JEST, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
  expect((await countSuite(file, countOfJest, suiteThat(1, report))).failed).toBe(1);
  // The report of an earlier run does not count.
  expect(await countSuite(file, countOfJest, suiteThat(0))).toEqual({
    passed: 0,
    failed: 1,
    flaky: [],
  });
});

test('a test that passes only in a second attempt counts as passed, and is listed', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'menus.spec.ts',
    line: 7,
    tests: [{ status }],
  });
  const count = countOfPlaywright({
    stats: { expected: 4, unexpected: 0, flaky: 2 },
    errors: [],
    suites: [
      {
        specs: [spec('opens', 'flaky')],
        suites: [{ specs: [spec('closes', 'flaky'), spec('moves', 'expected')] }],
      },
    ],
  });
  expect(count).toEqual({
    passed: 6,
    failed: 0,
    failures: [],
    flaky: ['menus.spec.ts:7 › opens', 'menus.spec.ts:7 › closes'],
  });
  expect(summaryOf([count, { passed: 1, failed: 2, flaky: [] }])).toBe(
    '\nflaky, passed only in a second attempt (fix them):\n' +
      '  menus.spec.ts:7 › opens\n  menus.spec.ts:7 › closes\n\ntests: 7 passed, 2 failed',
  );
});
