import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '../../../lib/problem/problem';
import type { Release } from '../../../lib/releases';
import type { Fence } from './fences';
import { sampleFile, typedSample } from './samples';

/** A sample with the files that the page has shown before it, which it may import. */
export interface TypedSample {
  fence: Fence;
  earlier: readonly Fence[];
}

const FOLDER = 'samples';

const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  // Samples in JavaScript cannot declare types.
  noImplicitAny: false,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  types: ['node'],
};

/** The errors of the compiler in samples of one project, with the types of the installed packages. */
export async function checkTypes(
  project: string,
  samples: readonly TypedSample[],
  release: Release,
): Promise<Map<Fence, Problem>> {
  const files = new Map<string, Fence>();
  for (const [index, { fence, earlier }] of samples.entries()) {
    const folder = path.join(FOLDER, String(index));
    const write = (one: Fence) => writeSample(path.join(project, folder), one, release);
    for (const other of earlier) await write(other);
    files.set(path.posix.join(folder, await write(fence)), fence);
  }
  const config = { compilerOptions: COMPILER_OPTIONS, files: [...files.keys()] };
  await writeFile(path.join(project, 'tsconfig.samples.json'), JSON.stringify(config));
  const printed = files.size === 0 ? '' : await compile(project);
  return problemsIn(printed, files);
}

async function writeSample(folder: string, fence: Fence, release: Release): Promise<string> {
  const file = sampleFile(fence);
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, typedSample(fence, release));
  return file;
}

async function compile(project: string): Promise<string> {
  const args = ['-p', 'tsconfig.samples.json', '--pretty', 'false'];
  const options = { cwd: project, maxBuffer: 16 * 1024 * 1024 };
  return promisify(execFile)('node_modules/.bin/tsc', args, options).then(
    () => '',
    (error: { stdout?: string }) => {
      if (error.stdout) return error.stdout;
      throw error;
    },
  );
}

/** The first error of each sample; errors in earlier files of the page are reported there. */
function problemsIn(printed: string, files: ReadonlyMap<string, Fence>): Map<Fence, Problem> {
  const problems = new Map<Fence, Problem>();
  for (const [, file = '', line, code, text = ''] of printed.matchAll(
    /^(\S+)\((\d+),\d+\): error (TS\d+): (.*)$/gm,
  )) {
    const fence = files.get(file);
    if (!fence || problems.has(fence)) continue;
    problems.set(fence, {
      file: fence.file,
      line: fence.line + Number(line),
      problem: `does not fit the types of the packages: ${text}`,
      remedy: `Correct the sample (${code}).`,
    });
  }
  return problems;
}
