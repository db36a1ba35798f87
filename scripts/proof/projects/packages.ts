import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

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

/** The root folder of the prepared projects. */
export function toolCache(): string {
  return path.resolve(chosen === 'pinned' ? '.cache/tool' : '.cache/tool-newest');
}

export function packagesFolder(): string {
  return path.join(toolCache(), 'packages');
}

let installing: Promise<void> | undefined;

/** Install the packages once. Takes a minute, and nothing while the pinned ones of an earlier run are there. */
export function installPackages(): Promise<void> {
  installing ??= chosen === 'pinned' ? installPinned() : installNewest();
  return installing;
}

async function installPinned(): Promise<void> {
  const manifests = await Promise.all(MANIFESTS.map((file) => readFile(sourceOf(file), 'utf8')));
  const stamp = path.join(toolCache(), 'stamp');
  const wanted = createHash('sha256').update(manifests.join('\0')).digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  await emptyCache();
  for (const file of MANIFESTS) await cp(sourceOf(file), path.join(packagesFolder(), file));
  await npm('ci');
  await writeFile(stamp, wanted);
}

/** An earlier run may have installed older ones. */
async function installNewest(): Promise<void> {
  await emptyCache();
  const manifest = JSON.stringify(newestOf(await readManifest()));
  await writeFile(path.join(packagesFolder(), 'package.json'), manifest);
  await npm('install');
}

async function emptyCache(): Promise<void> {
  console.log(`Installing the ${chosen} packages that the documentation is checked with.`);
  await rm(toolCache(), { recursive: true, force: true });
  await mkdir(packagesFolder(), { recursive: true });
}

function sourceOf(file: string): string {
  return path.join(TOOL_SOURCES, file);
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(sourceOf('package.json'), 'utf8'));
}

interface Manifest {
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
  const { devDependencies, documented } = await readManifest();
  const lines: string[] = [];
  for (const name of documented) {
    const pinned = devDependencies[name];
    const manifest = path.join(packagesFolder(), 'node_modules', name, 'package.json');
    const { version } = JSON.parse(await readFile(manifest, 'utf8'));
    const latest = (await npm('view', `${name}@latest`, 'version')).trim();
    const isNewMajor = latest.split('.')[0] !== version.split('.')[0];
    const major = isNewMajor ? `; ${latest} is another major` : '';
    if (version !== pinned || isNewMajor) lines.push(`${name} ${pinned} -> ${version}${major}`);
  }
  return lines;
}

async function npm(...args: string[]): Promise<string> {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { stdout } = await promisify(execFile)('npm', [...args, ...quiet], {
    cwd: packagesFolder(),
  });
  return stdout;
}
