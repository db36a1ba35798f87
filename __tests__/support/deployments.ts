import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/files';
import { exportOfCommit } from '@/scripts/snapshot/export-of-commit';
import { serve } from '@/scripts/support/serve';

const CONTENT = '__tests__/fixtures/versions';

/** The differences of the second deployment: the name of an attribute between markup and script, and a text. */
const EDITS: Record<string, (text: string) => string> = {
  'components/search/SearchDialog.tsx': (text) => text.replace('data-search=', 'data-searching='),
  'lib/browser/search/search-shell.ts': (text) =>
    text.replace('dialog[data-search]', 'dialog[data-searching]'),
  [`${CONTENT}/2.x/en/guide/both.mdx`]: (text) => `${text}\nThis line came later.\n`,
};

/** A fixed author and date: the same checkout gives the same commit, whose export is cached. */
const AUTHOR = {
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_AUTHOR_DATE: '2025-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
  GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z',
};

export type Deployment = 'first' | 'second';

/** The exports of this checkout, and of a commit on top of it. */
export async function buildDeployments(): Promise<Record<Deployment, string>> {
  const { folder } = await exportOfCommit(commitChange(), CONTENT);
  return { first: '.cache/versions', second: folder };
}

/** A host whose files are replaced while a page is open. */
export interface Host {
  origin: string;
  /** Serves another folder, replaced in one step. */
  deploy(folder: string): void;
  close(): Promise<void>;
}

export async function startHost(): Promise<Host> {
  const place = mkdtempSync(path.join(tmpdir(), 'host-'));
  const folder = path.join(place, 'site');
  const server = await serve({ folder, base: '/', port: 0 });
  return {
    origin: server.origin,
    deploy(next) {
      const link = path.join(place, 'next');
      symlinkSync(path.resolve(next), link);
      renameSync(link, folder);
    },
    async close() {
      await server.close();
      rmSync(place, { recursive: true });
    },
  };
}

/** The result of an interrupted upload: the files of one site, and some of the next. */
export function uploadPart(
  { from, to, folder }: { from: string; to: string; folder: string },
  isUploaded: (name: string) => boolean,
): void {
  cpSync(from, folder, { recursive: true });
  for (const name of listFiles(to).filter(isUploaded)) {
    cpSync(path.join(to, name), path.join(folder, name));
  }
}

/** Commits this checkout with the edits, without changing its branch, index or files. */
function commitChange(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
  const env = { ...process.env, ...AUTHOR, GIT_INDEX_FILE: path.join(folder, 'index') };
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { env, input, encoding: 'utf8' }).trim();
  git(['read-tree', 'HEAD']);
  git(['add', '--all']);
  for (const [file, edit] of Object.entries(EDITS)) {
    const text = readFileSync(file, 'utf8');
    const changed = edit(text);
    if (changed === text) throw new Error(`The edit does not change ${file}.`);
    const blob = git(['hash-object', '-w', '--stdin'], changed);
    git(['update-index', '--cacheinfo', `100644,${blob},${file}`]);
  }
  const tree = git(['write-tree']);
  rmSync(folder, { recursive: true });
  return git(['commit-tree', tree, '-p', 'HEAD', '-m', 'A change']);
}
