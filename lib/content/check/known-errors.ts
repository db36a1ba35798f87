import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../problem';
import { rootDir } from '../content-dir';
import { readTextIfAny } from '../read/files';
import { writeWhole } from '../write-whole';

/** What a check of all content has found. */
interface KnownErrors {
  /** When it began to read, ms since the epoch. */
  checkedAt: number;
  problems: readonly (Problem & { isThere: boolean })[];
}

/** The file in which the check of all content keeps what it has found; none but in development. */
export function knownErrorsFile(): string | undefined {
  const file = process.env['KNOWN_ERRORS_FILE'];
  return file && path.resolve(/* turbopackIgnore: true */ rootDir(), file);
}

/**
 * Keep the errors of the whole site for the pages that are shown.
 *
 * @param checkedAt When the check that found them began to read, ms since the epoch.
 */
export function writeKnownErrors(problems: readonly Problem[], checkedAt: number): void {
  const file = knownErrorsFile();
  if (!file) return;
  if (problems.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  const known: KnownErrors = {
    checkedAt,
    problems: problems.map((problem) => ({
      ...problem,
      isThere: changeOf(problem.file) !== undefined,
    })),
  };
  writeWhole(file, JSON.stringify(known));
}

/** The errors that the last check of the whole site found, except in files that have changed since it began. */
export function readKnownErrors(): Problem[] {
  const file = knownErrorsFile();
  const text = file && readTextIfAny(file);
  if (!text) return [];
  const { checkedAt, problems }: KnownErrors = JSON.parse(text);
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
