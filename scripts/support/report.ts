import { ContentError } from '../../lib/content/problems';

/** Mistakes in the content read like a to-do list; anything else is a bug and keeps its stack. */
export function reportFailure(error: unknown): void {
  if (error instanceof ContentError) {
    const count = error.problems.length;
    console.error(
      `${error.message}\n\n${count} ${count === 1 ? 'mistake' : 'mistakes'} in the content. Nothing was built.`,
    );
  } else {
    console.error(error);
  }
  process.exitCode = 1;
}
