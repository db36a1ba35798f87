import { ContentError } from '../../lib/content/check/problems';
import { CommandError } from './run';
import { UserError } from './user-error';

/** Errors of the file system. The message names the file, which is all that a user needs. */
const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

/** Prints errors in the content as a list, a UserError as one sentence, and other errors with their stack. */
export function reportFailure(error: unknown): void {
  if (error instanceof ContentError) {
    const count = error.problems.length;
    console.error(
      `${error.message}\n\n${count} ${count === 1 ? 'error' : 'errors'} in the content. Nothing was built.${rulesIn(error)}`,
    );
  } else if (isForPerson(error)) {
    console.error(error.message);
  } else {
    console.error(error);
  }
  process.exitCode = 1;
}

/** The rules that a site may turn down, and how often each is broken. */
function rulesIn({ problems }: ContentError): string {
  const names = problems.flatMap(({ rule }) => rule ?? []);
  const counts = [...new Set(names)].sort().map((name) => {
    return `\n  ${name}: ${names.filter((other) => other === name).length}`;
  });
  if (counts.length === 0) return '';
  return `\nRules that \`rules\` in site.config.ts may turn into warnings:${counts.join('')}`;
}

function isForPerson(error: unknown): error is Error {
  if (error instanceof UserError || error instanceof CommandError) return true;
  return error instanceof Error && 'code' in error && REFUSALS.has(String(error.code));
}
