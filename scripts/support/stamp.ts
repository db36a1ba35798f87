import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FOLDER } from '../../lib/site/images/assets';
import { contentDir } from '../../lib/site/read/content-dir';
import { listFiles } from '../../lib/site/read/files';

/** The folder of the finished site: `OUT_DIR`, or `out`. */
export const OUT_DIR = process.env['OUT_DIR'] || 'out';

/** Everything that a site is built from, apart from its content. */
export const SOURCE_FOLDERS = ['app', 'components', 'lib', 'public', 'scripts'];
const SOURCE_FILES = [
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
].map((name) => path.resolve(name));

/** What the development server and Next.js write among the sources. */
const GENERATED = new RegExp(`^public/${GENERATED_FOLDER}/|\\.d\\.json\\.ts$`);

/** The file of a site whose time says when its build began. */
const MARK = path.join(OUT_DIR, 'index.html');

/** Notes when the build of the site in `out/` began: what was edited during it is newer. */
export function markBuilt(began: Date): void {
  utimesSync(MARK, began, began);
}

/** Whether the site in `out/` is newer than its sources and the last commit, which dates its pages. */
export function isFresh(): boolean {
  const built = timeOf(MARK);
  const files = SOURCE_FOLDERS.flatMap((folder) =>
    listFiles(folder).map((name) => `${folder}/${name}`),
  );
  const sources = files.filter((file) => !GENERATED.test(file));
  return (
    built > lastCommit() &&
    [...sources, ...SOURCE_FILES, ...content()].every((file) => timeOf(file) < built)
  );
}

/** The files and folders of the content: a folder changes when a page in it is deleted. */
function content(): string[] {
  const names = readdirSync(contentDir(), { recursive: true, encoding: 'utf8' });
  return ['', ...names].map((name) => path.join(contentDir(), name));
}

/** In ms; 0 for a file that does not exist. */
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** In ms; 0 without git. */
function lastCommit(): number {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  return Number(stdout) * 1000;
}
