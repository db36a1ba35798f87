import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type BuildRequest, briefOptions, FEATURES, runBuild } from './measure-builds';
import type { ReportData } from './report-data';

/** What the plugin writes, in bytes. */
export async function measureReports(project: string) {
  const folder = async (request: BuildRequest) => {
    await runBuild(project, request);
    return sizeOf(path.join(project, 'dist/.rsdoctor'));
  };
  const json = async (options: object, features?: string[]) => {
    await runBuild(project, {
      options: {
        features,
        output: { mode: 'brief', options: { type: ['html', 'json'], ...options } },
      },
    });
    return (await stat(path.join(project, 'dist/rsdoctor-data.json'))).size;
  };
  const sections = {
    none: await json({ jsonOptions: { sections: {} } }),
    chunkGraph: await json({ jsonOptions: { sections: { chunkGraph: true } } }),
    rules: await json({ jsonOptions: { sections: { rules: true } } }),
    moduleGraph: await json({ jsonOptions: { sections: { moduleGraph: true } } }),
  };
  const withResolver = await json({}, FEATURES);
  const plain = await json({});
  const html = await readFile(path.join(project, 'dist/rsdoctor-report.html'));
  const features = ['bundle', 'treeShaking'];
  await runBuild(project, { options: { features } });
  return {
    html: html.length,
    htmlGzip: gzipSync(html).length,
    json: plain,
    jsonOfResolver: withResolver - plain,
    sections,
    treeShaking: await sizeOf(path.join(project, 'dist/.rsdoctor/treeShaking')),
    folder: await folder({ options: {} }),
    folderSourceMap: await folder({ options: {}, change: 'sourceMap' }),
  };
}

/** The builds that the CLI compares: the app, one more commit, and an upgraded dependency. */
const COMPARED: Record<string, BuildRequest> = {
  baseline: { sources: 'baseline' },
  current: { sources: 'current' },
  upgrade: { change: 'upgrade' },
};

/** Compares the app before and after one more commit, and after an upgrade, with the CLI. */
export async function measureDiff(project: string) {
  for (const [name, request] of Object.entries(COMPARED)) {
    await runBuild(project, { ...request, options: briefOptions(), out: `dist/${name}` });
  }
  const diff = await compareReports(project, 'current', '--json');
  const page = await compareReports(project, 'current', '--html');
  const { js, css, html, imgs, all } = diff.assets;
  return {
    html: page,
    saved: js.total.size.baseline - js.total.size.current,
    total: sidesOf(all.total.size),
    js: sidesOf(js.total.size),
    initialJs: sidesOf(js.initial.size),
    types: {
      css: sidesOf(css.total.size),
      html: sidesOf(html.total.size),
      images: sidesOf(imgs.total.size),
    },
    files: all.total.count,
    modules: { ...countChanges(diff.modules), paths: pathsOf(diff.modules) },
    packages: {
      ...countChanges(diff.packages),
      names: namesOf(diff.packages),
      sizes: await comparePackages(project, 'current'),
    },
    upgrade: { sizes: await comparePackages(project, 'upgrade') },
  };
}

async function compareReports(project: string, name: string, form: '--json' | '--html') {
  const file = `diff.${form.slice(2)}`;
  const [baseline, current] = ['baseline', name].map((n) => `dist/${n}/rsdoctor-data.json`);
  const args = ['bundle-diff', `--baseline=${baseline}`, `--current=${current}`, form];
  const output = form === '--json' ? [file] : [`--output=${file}`];
  await promisify(execFile)('node_modules/.bin/rsdoctor', [...args, ...output], { cwd: project });
  const text = await readFile(path.join(project, file), 'utf8');
  return form === '--json' ? JSON.parse(text) : text.length;
}

/** The packages whose size has changed, as the page shows them: of all versions together, which the JSON lists one by one. */
async function comparePackages(project: string, name: string) {
  const [before, after] = await Promise.all(
    ['baseline', name].map((build) => readPackageSizes(project, build)),
  );
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort();
  const sides = names.map((name) => ({
    name,
    baseline: before?.get(name) ?? 0,
    current: after?.get(name) ?? 0,
  }));
  const changed = sides.filter(({ baseline, current }) => baseline !== current);
  return Object.fromEntries(changed.map(({ name, ...size }) => [name, sidesOf(size)]));
}

async function readPackageSizes(project: string, build: string): Promise<Map<string, number>> {
  const text = await readFile(path.join(project, `dist/${build}/rsdoctor-data.json`), 'utf8');
  const { data } = JSON.parse(text) as { data: ReportData };
  const sizes = new Map<string, number>();
  for (const { name, size } of data.packageGraph.packages) {
    sizes.set(name, (sizes.get(name) ?? 0) + size.parsedSize);
  }
  return sizes;
}

interface Sides {
  baseline: number;
  current: number;
}

function sidesOf(size: Sides) {
  return { ...size, change: (size.current - size.baseline) / size.baseline };
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
export async function measureFolders(project: string) {
  const sizes: Record<string, Record<string, number>> = {};
  for (const reportCodeType of [undefined, 'noModuleSource', 'noAssetsAndModuleSource', 'noCode']) {
    await runBuild(project, { options: { features: FEATURES, output: { reportCodeType } } });
    const folder = path.join(project, 'dist/.rsdoctor');
    const parts = await Promise.all(
      readdirSync(folder).map(
        async (name) => [name, await sizeOf(path.join(folder, name))] as const,
      ),
    );
    const all = await sizeOf(folder);
    sizes[reportCodeType ?? 'default'] = { ...Object.fromEntries(parts), all };
  }
  return sizes;
}

async function sizeOf(file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  const found = await stat(file);
  if (!found.isDirectory()) return found.size;
  const sizes = await Promise.all(readdirSync(file).map((name) => sizeOf(path.join(file, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
