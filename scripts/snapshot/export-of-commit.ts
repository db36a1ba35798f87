import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { linkFolder } from '../support/link-folder';
import { ROUTES_FILE } from '../support/out-folder';
import { run } from '../support/run';
import { UserError } from '../support/user-error';

const EXPORTS = '.cache/exports';
const WORKTREES = '.cache/worktrees';
/** The number of exports to keep; each is about 20 MB. */
const MOST_EXPORTS = 3;
const LOCK_FILE = 'package-lock.json';

/**
 * The exported site of a commit, built in a separate worktree and cached.
 *
 * @throws UserError if the commit is unknown, or its packages cannot be installed.
 */
export async function exportOfCommit(name: string): Promise<{ commit: string; folder: string }> {
  const commit = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim();
  if (!commit)
    throw new UserError(
      `The commit ${name} does not exist in this clone. A shallow clone has only recent commits.`,
    );
  const folder = path.resolve(EXPORTS, commit);
  if (existsSync(path.join(folder, ROUTES_FILE))) return { commit, folder };
  await removeOldExports();
  const worktree = path.resolve(WORKTREES, `${commit}-${process.pid}`);
  if (git('worktree', 'add', '--detach', '--force', worktree, commit) === undefined) {
    throw new UserError(`git cannot make a worktree of ${commit}.`);
  }
  try {
    await addPackages(worktree);
    // What the command runs has changed over time; its name has not.
    const env = { OUT_DIR: folder, CONTENT_DIR: 'content' };
    await run('npm', ['run', 'build'], env, () => undefined, worktree);
  } finally {
    // Removing tens of thousands of files takes seconds. The process ends after it, but the caller goes on.
    spawn('git', ['worktree', 'remove', '--force', worktree], { stdio: 'ignore' });
  }
  return { commit, folder };
}

/** Uses the packages of this checkout, as hard links, if the lock file is the same; else installs those of the commit. */
async function addPackages(worktree: string): Promise<void> {
  const [lock, other] = await Promise.all(
    ['.', worktree].map((folder) => readFile(path.join(folder, LOCK_FILE), 'utf8')),
  );
  if (lock === other) {
    linkFolder(path.resolve('node_modules'), path.join(worktree, 'node_modules'));
    return;
  }
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=0'],
    { cwd: worktree, stdio: 'ignore' },
  );
  if (status !== 0) throw new UserError('npm cannot install the packages of the other commit.');
}

async function removeOldExports(): Promise<void> {
  const folders = existsSync(EXPORTS) ? await readdir(EXPORTS) : [];
  const dated = folders
    .map((name) => path.join(EXPORTS, name))
    .map((folder) => ({ folder, time: statSync(folder).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { folder } of dated.slice(MOST_EXPORTS - 1)) await rm(folder, { recursive: true });
}

/** The output of a git command; undefined if it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
