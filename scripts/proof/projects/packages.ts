import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { MANIFEST_FOLDERS, RELEASES, type Release } from '../../../lib/releases';

/** The pinned packages that the documentation is checked with, and the projects that use them. */
export const TOOL_SOURCES = 'scripts/proof/tool';

export const MANIFESTS = ['package.json', 'package-lock.json'];

/**
 * `pinned`: the versions that the pages are proved with. `newest`: of what the pages document, the newest version of the same
 * major; what the sample apps only contain stays, because the rules find something in it.
 */
type PackageSet = 'pinned' | 'newest';

let chosen: PackageSet = 'pinned';

/** Choose what all projects of this process are laid out with. */
export function choosePackages(set: PackageSet): void {
  chosen = set;
}

/** The root folder of the projects that are prepared with a release. */
export function toolCache(release: Release): string {
  const name = release === '1.6' ? 'tool' : 'tool-2';
  return path.resolve('.cache', chosen === 'pinned' ? name : `${name}-newest`);
}

export function packagesFolder(release: Release): string {
  return path.join(toolCache(release), 'packages');
}

const installing = new Map<Release, Promise<void>>();

/** Install the packages once. Takes a minute, and nothing while the pinned ones of an earlier run are there. */
export function installPackages(release: Release): Promise<void> {
  const known = installing.get(release);
  if (known) return known;
  const started = chosen === 'pinned' ? installPinned(release) : installNewest(release);
  installing.set(release, started);
  return started;
}

async function installPinned(release: Release): Promise<void> {
  const sources = MANIFESTS.map((file) => path.join(MANIFEST_FOLDERS[release], file));
  const manifests = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
  const stamp = path.join(toolCache(release), 'stamp');
  const wanted = createHash('sha256').update(manifests.join('\0')).digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  await emptyCache(release);
  for (const file of sources)
    await cp(file, path.join(packagesFolder(release), path.basename(file)));
  // `npm ci` refuses a lock file without the packages of other platforms, where a registry does not offer them.
  await npm(release, 'install');
  await writeFile(stamp, wanted);
}

/**
 * Pages run it with `npx`. Installed in one step with a plugin of another version, it is what npm lays out first, and
 * the plugin gets two copies of `@rsdoctor/utils`, with which its rules find nothing.
 */
const RUN_APART = '@rsdoctor/cli';

/** An earlier run may have installed older ones. */
async function installNewest(release: Release): Promise<void> {
  await emptyCache(release);
  const newest = newestOf(await readManifest(release));
  const { [RUN_APART]: cli, ...devDependencies } = newest.devDependencies;
  const manifest = JSON.stringify({ ...newest, devDependencies });
  await writeFile(path.join(packagesFolder(release), 'package.json'), manifest);
  await npm(release, 'install');
  await npm(release, 'install', '--save-dev', `${RUN_APART}@${cli}`);
}

async function emptyCache(release: Release): Promise<void> {
  console.log(`Installing the ${chosen} packages that pages about ${release} are checked with.`);
  await rm(toolCache(release), { recursive: true, force: true });
  await mkdir(packagesFolder(release), { recursive: true });
}

export async function readManifest(release: Release): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(MANIFEST_FOLDERS[release], 'package.json'), 'utf8'));
}

export interface Manifest {
  devDependencies: Record<string, string>;
  /** The names of the packages that pages document. */
  documented: readonly string[];
  overrides?: object;
}

/** The manifest with the newest version of what is documented, and what a reader's package manager would install with it. */
export function newestOf({ overrides: _, ...manifest }: Manifest): Manifest {
  const entries = Object.entries(manifest.devDependencies).map(([name, version]) => {
    return [name, manifest.documented.includes(name) ? `^${version}` : version];
  });
  return { ...manifest, devDependencies: Object.fromEntries(entries) };
}

/** What differs from the pinned versions, and newer majors, which no page is proved with: a line for each package. */
export async function listNewer(): Promise<string[]> {
  const lists: string[] = [];
  for (const release of RELEASES) lists.push(...(await listNewerThan(release)));
  return lists;
}

async function listNewerThan(release: Release): Promise<string[]> {
  const { devDependencies, documented } = await readManifest(release);
  const lines = [`With ${release}:`];
  for (const name of documented) {
    const pinned = devDependencies[name];
    const manifest = path.join(packagesFolder(release), 'node_modules', name, 'package.json');
    const { version } = JSON.parse(await readFile(manifest, 'utf8'));
    const latest = (await npm(release, 'view', `${name}@latest`, 'version')).trim();
    const isNewMajor = latest.split('.')[0] !== version.split('.')[0];
    const major = isNewMajor ? `; ${latest} is another major` : '';
    if (version !== pinned || isNewMajor) lines.push(`${name} ${pinned} -> ${version}${major}`);
  }
  return lines;
}

async function npm(release: Release, ...args: string[]): Promise<string> {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { stdout } = await promisify(execFile)('npm', [...args, ...quiet], {
    cwd: packagesFolder(release),
  });
  return stdout;
}
