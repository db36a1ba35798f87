import { UserError } from '../support/user-error';

const HEADING = /^## (\S+)/;

/**
 * The text about a version in the changelog, without its heading.
 *
 * @throws UserError if there is none.
 */
export function notesOf(changelog: string, version: string): string {
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => HEADING.exec(line)?.[1] === version);
  const end = lines.findIndex((line, index) => index > start && HEADING.test(line));
  const notes = lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
  if (start < 0 || notes.trim() === '') {
    throw new UserError(
      `CHANGELOG.md says nothing about ${version}: write what has changed below “## ${version}”.`,
    );
  }
  return `${notes.trim()}\n`;
}
