import { statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../problem/problem';
import { rootDir } from '../read/content-dir';

/** What a check of all content has found. */
interface KnownErrors {
  /** When it began to read, ms since the epoch. */
  checkedAt: number;
  problems: readonly (Problem & { isThere: boolean })[];
}

let current: KnownErrors = { checkedAt: 0, problems: [] };

/**
 * Keep the errors of the whole site for the pages that are shown, in development.
 *
 * @param checkedAt When the check that found them began to read, ms since the epoch.
 */
export function keepKnownErrors(problems: readonly Problem[], checkedAt: number): void {
  const withPresence = problems.map((problem) => ({
    ...problem,
    isThere: changeOf(problem.file) !== undefined,
  }));
  current = { checkedAt, problems: withPresence };
}

/** The errors that the last check of the whole site found, except in files that have changed since it began. */
export function readKnownErrors(): Problem[] {
  const { checkedAt, problems } = current;
  return problems.flatMap(({ isThere, ...problem }) => {
    const changedAt = changeOf(problem.file);
    const isSame = changedAt === undefined ? !isThere : isThere && changedAt < checkedAt;
    return isSame ? [problem] : [];
  });
}

/** Changes with every check that finds errors. */
export function knownErrorsMark(): string {
  return current.problems.length === 0 ? '' : String(current.checkedAt);
}

function changeOf(name: string): number | undefined {
  return statSync(path.resolve(rootDir(), name), { throwIfNoEntry: false })?.mtimeMs;
}
