import { ContentError } from '../../lib/problem/report';
import { CommandError } from './run';
import { UserError } from './user-error';

/** Errors of the file system. The message names the file, which is all that a user needs. */
const REFUSALS = new Set(
  'EACCES EPERM EROFS ENOSPC EDQUOT EMFILE ENFILE EEXIST ENAMETOOLONG'.split(' '),
);

/** Prints errors in the content as a list, a UserError as one sentence, and other errors with their stack. */
export function reportFailure(error: unknown): void {
  if (error instanceof ContentError) {
    const count = error.problems.length;
    console.error(
      `${error.message}\n\n${count} ${count === 1 ? 'error' : 'errors'} in the content. A build needs content without errors.`,
    );
  } else if (isForPerson(error)) {
    console.error(error.message);
  } else {
    console.error(error);
  }
  process.exitCode = 1;
}

function isForPerson(error: unknown): error is Error {
  if (error instanceof UserError || error instanceof CommandError) return true;
  return error instanceof Error && 'code' in error && REFUSALS.has(String(error.code));
}
