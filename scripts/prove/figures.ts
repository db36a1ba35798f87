/**
 * Measures what the pages quote about the sample app, with the pinned packages, and writes it to
 * `scripts/prove/tool/harbor/figures.json`, and the map of its bundle to `content/maps/harbor.json`. Run it after raising a
 * version, then `npm run verify`, which tells which pages say something else. `npm run figures -- map` measures the map
 * alone.
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  type BuildRequest,
  briefOptions,
  es,
  FEATURES,
  FIGURES_FILE,
  measureBuild,
  measureRspack,
  NEUTRAL_FOLDER,
  runBuild,
} from './projects/measure-builds';
import { MAP_FILE, measureMap } from './projects/measure-map';
import { prepareProject } from './projects/prepare';

/** From one second on a loader is slow: the app is small, and a quick machine stays below five. */
const SLOW = { rules: { 'loader-performance-optimization': ['Warn', { threshold: 1000 }] } };

async function main(): Promise<void> {
  const project = await prepareProject('harbor');
  await writeFile(MAP_FILE, `${JSON.stringify(await measureMap(project), undefined, 1)}\n`);
  if (process.argv[2] === 'map') return;
  const measure = (request: BuildRequest) => measureBuild(project, request);
  const webpack = { bundler: 'webpack', options: briefOptions(SLOW) };
  const { rspack, ...others } = await measureRspack(project);
  const figures = {
    rspack: { ...rspack, report: await reportSizes(path.join(project, 'dist')) },
    ...others,
    rspackEs5: await measure({ options: briefOptions(es(5)) }),
    webpack: await measure(webpack),
    webpackRepaired: { include: await measure({ ...webpack, change: 'include' }) },
    bundleDiff: await measureDiff(project),
    reportFolder: await measureFolders(project),
  };
  const text = JSON.stringify(figures, undefined, 2).replaceAll(project, NEUTRAL_FOLDER);
  await writeFile(FIGURES_FILE, `${text}\n`);
  console.log(text);
}

async function reportSizes(folder: string) {
  const html = await readFile(path.join(folder, 'rsdoctor-report.html'));
  const { size: json } = await stat(path.join(folder, 'rsdoctor-data.json'));
  return { html: html.length, htmlGzip: gzipSync(html).length, json };
}

/** The app before and after one more commit, compared by the CLI. */
async function measureDiff(project: string) {
  for (const sources of ['baseline', 'current']) {
    await runBuild(project, { sources, options: briefOptions(), out: `dist/${sources}` });
  }
  const [baseline, current] = ['baseline', 'current'].map((n) => `dist/${n}/rsdoctor-data.json`);
  const args = ['bundle-diff', `--baseline=${baseline}`, `--current=${current}`];
  await promisify(execFile)('node_modules/.bin/rsdoctor', [...args, '--json', 'diff.json'], {
    cwd: project,
  });
  const diff = JSON.parse(await readFile(path.join(project, 'diff.json'), 'utf8'));
  return {
    assets: diff.assets,
    modules: { ...countChanges(diff.modules), paths: pathsOf(diff.modules) },
    packages: { ...countChanges(diff.packages), names: namesOf(diff.packages) },
  };
}

type Changes = Record<'added' | 'removed' | 'changed', { path?: string; name?: string }[]>;

function countChanges({ added, removed, changed }: Changes) {
  return { added: added.length, removed: removed.length, changed: changed.length };
}

function pathsOf({ added, removed, changed }: Changes) {
  const list = (changes: { path?: string }[]) => changes.map((change) => change.path);
  return { added: list(added), removed: list(removed), changed: list(changed) };
}

function namesOf({ added, removed, changed }: Changes) {
  const list = (changes: { name?: string }[]) => changes.map((change) => change.name);
  return { added: list(added), removed: list(removed), changed: list(changed) };
}

/** The parts of a `.rsdoctor` folder in bytes, by how much code it keeps. */
async function measureFolders(project: string) {
  const sizes: Record<string, Record<string, number>> = {};
  for (const reportCodeType of [undefined, 'noModuleSource', 'noAssetsAndModuleSource', 'noCode']) {
    await runBuild(project, { options: { features: FEATURES, output: { reportCodeType } } });
    const folder = path.join(project, 'dist/.rsdoctor');
    sizes[reportCodeType ?? 'default'] = Object.fromEntries(
      await Promise.all(
        readdirSync(folder).map(async (name) => [name, await sizeOf(path.join(folder, name))]),
      ),
    );
  }
  return sizes;
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file);
  if (!found.isDirectory()) return found.size;
  const sizes = await Promise.all(readdirSync(file).map((name) => sizeOf(path.join(file, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
