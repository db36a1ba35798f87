import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from './content-dir';
import { readTextIfAny } from './files';
import type { Problem } from './problems';

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** In development: the file in which the check of all content keeps what it has found. */
      MISTAKES_FILE?: string;
    }
  }
}

interface KnownMistake extends Problem {
  /** When its file was last changed. */
  changedAt: number | undefined;
}

/** The file that holds the mistakes of the whole site while its author works on it; none but in development. */
export function mistakesFile(): string | undefined {
  const file = process.env.MISTAKES_FILE;
  return file && path.resolve(/* turbopackIgnore: true */ rootDir(), file);
}

/** Keep the mistakes of the whole site for the pages that are shown. */
export function writeKnownMistakes(problems: readonly Problem[]): void {
  const file = mistakesFile();
  if (!file) return;
  const known: KnownMistake[] = problems.map((problem) => ({
    ...problem,
    changedAt: changeOf(problem.file),
  }));
  if (known.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(known));
  renameSync(`${file}.new`, file); // A page may be reading it.
}

/** The errors that the last check of the whole site found, except in files that have changed since. */
export function readKnownMistakes(): Problem[] {
  const file = mistakesFile();
  const known: KnownMistake[] = JSON.parse((file && readTextIfAny(file)) || '[]');
  return known.flatMap(({ changedAt, ...problem }) =>
    changeOf(problem.file) === changedAt ? [problem] : [],
  );
}

function changeOf(name: string): number | undefined {
  const file = path.resolve(/* turbopackIgnore: true */ rootDir(), name);
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
