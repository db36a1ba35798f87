import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { contentDir, displayName } from './content-dir';

/** Room for the history of thousands of files. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * The time of the last commit of each file of the content, ISO 8601, by the name that messages use. The content folder may
 * be in a repository of its own.
 *
 * Empty without git, and in a shallow clone: there the oldest commit available seems to have made every
 * file, and no date is better than a wrong one.
 */
export function readLastUpdated(): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository')?.trimEnd() !== 'false') return times;
  const names = ['--name-only', '--no-renames', '--relative', '-z'];
  const log = git('log', '--format=%x00%cI', ...names, '--', '.');
  let time = '';
  for (const entry of log?.split('\0') ?? []) {
    const text = entry.trim();
    if (/^\d{4}-\d{2}-\d{2}T/.test(text)) time = text;
    else if (text !== '') {
      const file = displayName(path.join(contentDir(), text));
      if (!times.has(file)) times.set(file, time); // The log begins with the latest commit.
    }
  }
  return times;
}

/** Whether the history that dates the pages is cut off. */
export function isShallowClone(): boolean {
  return git('rev-parse', '--is-shallow-repository')?.trimEnd() === 'true';
}

/** What a git command prints in the content folder, or undefined if there is no git or no repository. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: contentDir(),
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return status === 0 ? stdout : undefined;
}
