import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '../../../lib/problem';
import { TOOL_SOURCES } from '../projects/prepare';
import type { CoverageItem } from './coverage';

/** A test result as `scripts/prove/tool/reporter.mjs` prints it. */
interface ClaimResult {
  name: string;
  file: string;
  line: number;
  /** The error of a failed test. */
  error?: string;
}

/** The timeout for builds that hang. */
const TIMEOUT_MS = 600_000;

/**
 * Verifies what pages say about the behavior of the packages with the tests in a folder of `scripts/prove/tool`: one for
 * each statement that a code block cannot show.
 *
 * @param project A prepared copy of the tests, with the packages.
 * @param variables The environment variables that they need.
 */
export async function proveClaims(
  folder: 'claims' | 'frameworks',
  project: string,
  variables: Record<string, string> = {},
): Promise<CoverageItem[]> {
  // The plugin leaves timers running when a build fails or is watched.
  const args = ['--test', '--test-force-exit', '--test-reporter=./reporter.mjs'];
  // With `CI` set the plugin overrides options, before it checks their types.
  const { CI: _, ...inherited } = process.env;
  const env = { ...inherited, ...variables };
  const options = { cwd: project, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
  // The exit code is 1 if a test failed; the output says which.
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  const results = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as ClaimResult);
  if (results.length === 0) throw new Error('No claim about the packages was tested.');
  return results.map((result) => ({
    name: `claim ${result.name}`,
    ...(result.error !== undefined && { problem: problemOf(folder, result) }),
  }));
}

function problemOf(folder: string, { name, file, line, error = '' }: ClaimResult): Problem {
  return {
    file: path.join(TOOL_SOURCES, folder, path.basename(file)),
    line,
    problem: `“${name}” is no longer true: ${error.split('\n', 1)[0]}`,
    remedy: 'Correct the pages that say so, in both languages, and then the test.',
  };
}
