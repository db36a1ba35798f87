import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../problem';
import { rootDir } from '../content-dir';
import { readTextIfAny } from '../read/files';
import { writeWhole } from '../write-whole';

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** In development: the file in which the check of all content keeps what it has found. */
      MISTAKES_FILE?: string;
    }
  }
}

/** What a check of all content has found. */
interface KnownMistakes {
  /** When it began to read, ms since the epoch. */
  checkedAt: number;
  problems: readonly (Problem & { isThere: boolean })[];
}

/** The file that holds the errors of the whole site while its author works on it; none but in development. */
export function mistakesFile(): string | undefined {
  const file = process.env.MISTAKES_FILE;
  return file && path.resolve(/* turbopackIgnore: true */ rootDir(), file);
}

/**
 * Keep the errors of the whole site for the pages that are shown.
 *
 * @param checkedAt When the check that found them began to read, ms since the epoch.
 */
export function writeKnownMistakes(problems: readonly Problem[], checkedAt: number): void {
  const file = mistakesFile();
  if (!file) return;
  if (problems.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  const known: KnownMistakes = {
    checkedAt,
    problems: problems.map((problem) => ({
      ...problem,
      isThere: changeOf(problem.file) !== undefined,
    })),
  };
  writeWhole(file, JSON.stringify(known));
}

/** The errors that the last check of the whole site found, except in files that have changed since it began. */
export function readKnownMistakes(): Problem[] {
  const file = mistakesFile();
  const text = file && readTextIfAny(file);
  if (!text) return [];
  const { checkedAt, problems }: KnownMistakes = JSON.parse(text);
  return problems.flatMap(({ isThere, ...problem }) => {
    const changedAt = changeOf(problem.file);
    const isSame = changedAt === undefined ? !isThere : isThere && changedAt < checkedAt;
    return isSame ? [problem] : [];
  });
}

function changeOf(name: string): number | undefined {
  const file = path.resolve(/* turbopackIgnore: true */ rootDir(), name);
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
