import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '../../../lib/problem/problem';
import type { Release } from '../../../lib/releases';
import { TOOL_SOURCES } from '../projects/packages';
import type { CoverageItem } from './coverage';

/** A test result as `scripts/proof/tool/reporter.mjs` prints it. */
interface ClaimResult {
  name: string;
  file: string;
  line: number;
  /** The error of a failed test. */
  error?: string;
}

/** Tests of a release leave out those that name another one, or a bundler that it does not support. */
const OTHERS: Readonly<Record<Release, string>> = {
  '1.6': '\\bin 2\\.0\\b|Rspack 2',
  '2.0': '\\bin 1\\.6\\b|webpack|Next\\.js',
};

/** Ends builds that hang. A slow one is not a failure: tests run at a low priority. */
const TIMEOUT_MS = 1_800_000;

/**
 * Verifies what pages say about the behavior of the packages with the tests in `scripts/proof/tool/claims`: one for each
 * statement that a code block cannot show.
 *
 * @param project A prepared copy of the tests, with the packages.
 * @param release The release whose packages the project has.
 * @param variables The environment variables that they need.
 * @throws if no test runs.
 */
export async function proveClaims(
  project: string,
  release: Release,
  variables: Record<string, string>,
): Promise<CoverageItem[]> {
  // The plugin leaves timers running when a build fails or is watched.
  const args = [
    '--test',
    '--test-force-exit',
    '--test-reporter=./reporter.mjs',
    // The files and the root are tests too, whose names begin with these characters.
    `--test-name-pattern=^(?![</])(?!.*(?:${OTHERS[release]}))`,
  ];
  // With `CI` set the plugin overrides options, before it checks their types.
  const { CI: _, ...inherited } = process.env;
  const env = { ...inherited, ...variables, RELEASE: release };
  const options = {
    cwd: project,
    env,
    timeout: TIMEOUT_MS,
    // After another signal the exit code is that of a failed test.
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
  } as const;
  let isWhole = true;
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { code: unknown; stdout: string }) => {
      // A test failed; the output says which.
      isWhole = error.code === 1;
      return error;
    },
  );
  const results = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as ClaimResult);
  if (results.length === 0) throw new Error('No claim about the packages was tested.');
  return [
    ...results.map((result) => ({
      name: `claim ${result.name}`,
      ...(result.error !== undefined && { problem: problemOf(result, release) }),
    })),
    ...(isWhole ? [] : [unfinished(release)]),
  ];
}

function unfinished(release: Release): CoverageItem {
  const problem = {
    file: path.join(TOOL_SOURCES, 'claims'),
    problem: `The tests about ${release} ended before their end, so the rest was not tested.`,
    remedy: `They have ${TIMEOUT_MS / 60_000} minutes: run them while the machine does nothing else.`,
  };
  return { name: `claims about ${release} to their end`, problem };
}

function problemOf({ name, file, line, error = '' }: ClaimResult, release: Release): Problem {
  return {
    file: path.join(TOOL_SOURCES, 'claims', path.basename(file)),
    line,
    problem: `“${name}” is not true of ${release}: ${error.split('\n', 1)[0]}`,
    remedy: 'Correct the pages that say so, in both languages, and then the test.',
  };
}
