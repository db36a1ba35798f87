import type { Problem } from './problem';

/** How a reader of content reports an error and goes on, so that an author sees all of them at once. */
export type Report = (problem: Problem) => void;

/** Errors in the content that stop a build. Scripts print the message without a stack. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  /** @param digest In development: the revision of the content. */
  constructor(
    readonly problems: readonly Problem[],
    readonly digest?: string,
  ) {
    super(problems.map(formatProblem).join('\n'));
  }
}

/**
 * Read something that nothing can do without.
 *
 * @throws ContentError with every error that was reported.
 */
export function readOrThrow<T>(read: (report: Report) => T): T {
  const problems: Problem[] = [];
  const result = read((problem) => problems.push(problem));
  if (problems.length > 0) throw new ContentError(problems);
  return result;
}

/**
 * One error as two lines of text.
 *
 * @example
 * content/en/a.mdx:3:12: links to ./b.mdx, which does not exist.
 *   Use one of ./c.mdx, ./d.mdx.
 */
export function formatProblem({ file, line, column, problem, remedy, isWarning }: Problem): string {
  const place = [file, line, line && column].filter((part) => part !== undefined).join(':');
  return `${place}: ${isWarning ? 'WARNING: ' : ''}${problem}\n  ${remedy}`;
}

/**
 * Each error once, by file, then line and column, so that the same errors always read the same. One in a shared
 * piece is found on every page that includes it.
 */
export function tidyProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.problem, b.problem),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
