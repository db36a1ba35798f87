import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '../../../lib/releases';
import { UserError } from '../../support/user-error';
import { installPackages, MANIFESTS, packagesFolder, TOOL_SOURCES, toolCache } from './packages';

const SHARED = [
  'declared-types.mjs',
  'load-samples.mjs',
  'print-interfaces.mjs',
  'read-facts.mjs',
  'reporter.mjs',
];

/**
 * Rspack sorts modules by a hash of their absolute paths, and the plugin reports the first copy of a package that it
 * finds. Which copy a finding names, and how many packages there are, therefore depends on the path of the app, and on
 * nothing else: two builds in one folder have the same findings.
 */
const SAMPLE_FOLDER = '/tmp/docs-pictures';

/**
 * The projects that pages may name. `shop` is a small page, `harbor` an app in which the
 * rules find something. Those whose names end with `-built` contain reports.
 */
export const PROJECTS = ['shop', 'shop-built', 'harbor', 'harbor-built'] as const;

export type ProjectName = (typeof PROJECTS)[number];

/** What can be laid out: a project of pages, the sample app for figures, or the tests of claims. */
type SourceName = ProjectName | 'harbor-figures' | 'claims';

/** What replaces a name in a release is in a comment on its line: `from 'new'; // 1.6: 'old'`, or `1.6 (Rspack): 'old'`. */
const RENAMED = /'[^'\n]+'(?=[^'\n]*\/\/ (1\.6|2\.0)(?: \(\w+\))?: ('[^'\n]+'))/g;

/** Code as it is for a release. */
export function codeFor(release: Release, code: string): string {
  return code.replace(RENAMED, (name, other: string, replacing: string) =>
    other === release ? replacing : name,
  );
}

/** Cached results of set-ups, by folder; a set-up takes seconds and is the same for every page. */
const setUp = new Map<string, string>();

/**
 * Installs the packages, or reuses those of an earlier run, and lays out a project with them.
 *
 * @returns the absolute path of the project. It contains only the files of the repository, without those of
 *   earlier runs.
 */
export function prepareProject(name: SourceName, release: Release = '1.6'): Promise<string> {
  return prepareProjectAt(path.join(toolCache(release), name), name, release);
}

/** The sample app in the folder that figures and images share. */
export interface Sample {
  project: string;
  remove(): Promise<void>;
}

/** @throws if another process uses the folder. */
export async function prepareSample(): Promise<Sample> {
  await mkdir(SAMPLE_FOLDER).catch(() => {
    throw new UserError(
      `${SAMPLE_FOLDER} is in use. Wait for the other run, or delete the folder.`,
    );
  });
  const remove = () => rm(SAMPLE_FOLDER, { recursive: true, force: true });
  try {
    const folder = path.join(await realpath(SAMPLE_FOLDER), 'harbor');
    return { project: await prepareProjectAt(folder, 'harbor', '1.6'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function prepareProjectAt(
  project: string,
  name: SourceName,
  release: Release,
): Promise<string> {
  await installPackages(release);
  const packages = packagesFolder(release);
  const modules = path.join(project, 'node_modules');
  if (!existsSync(modules)) linkFolder(path.join(packages, 'node_modules'), modules);
  await emptyProject(project);
  const copy = setUp.get(project);
  if (copy !== undefined) {
    await cp(copy, project, { recursive: true });
    return project;
  }
  // The package.json of a project does not replace that of the packages, which all projects share.
  for (const file of MANIFESTS) await cp(path.join(packages, file), path.join(project, file));
  const [folder = name] = name.split('-');
  const sources = path.join(TOOL_SOURCES, folder);
  await cp(sources, project, { recursive: true });
  for (const file of SHARED) await cp(path.join(TOOL_SOURCES, file), path.join(project, file));
  const scripts = [...(await readdir(sources, { recursive: true })), ...SHARED];
  await rewriteScripts(
    project,
    scripts.filter((file) => file.endsWith('.mjs')),
    release,
  );
  await ownWorkspaces(project);
  if (name.endsWith('-built')) setUp.set(project, await buildReports(project));
  return project;
}

/** Configurations, set-ups and tests import what a release has. */
async function rewriteScripts(project: string, scripts: readonly string[], release: Release) {
  for (const script of scripts) {
    const file = path.join(project, script);
    await writeFile(file, codeFor(release, await readFile(file, 'utf8')));
  }
}

/**
 * Paths in a report are relative to the nearest ancestor folder with workspaces. That would be the root of this
 * repository, so each project declares an empty list of workspaces.
 */
async function ownWorkspaces(project: string): Promise<void> {
  const file = path.join(project, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify({ ...manifest, workspaces: [] }, undefined, 2)}\n`);
}

async function emptyProject(project: string): Promise<void> {
  for (const entry of await readdir(project)) {
    if (entry !== 'node_modules') await rm(path.join(project, entry), { recursive: true });
  }
  await rm(path.join(project, 'node_modules/.cache'), { recursive: true, force: true });
}

/** @returns a copy of the current state of the project. */
async function buildReports(project: string): Promise<string> {
  const env = { ...process.env, CI: '1' };
  await promisify(execFile)(process.execPath, ['setup.mjs'], { cwd: project, env });
  const copy = `${project}.copy`;
  await rm(copy, { recursive: true, force: true });
  const isOwn = (file: string) => file !== path.join(project, 'node_modules');
  await cp(project, copy, { recursive: true, filter: isOwn });
  return copy;
}

/**
 * Copies a folder with hard links: bundlers follow symbolic links out of the project, or reject them. There are tens of
 * thousands of files, and awaiting each one takes longer than creating it.
 */
function linkFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkFolder(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkFile(from, to);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to); // Another file system.
  }
}
