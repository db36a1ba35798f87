import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { lanesOf } from './loader-lanes';
import { measureModules } from './measure-map';
import {
  barsOf,
  findingsOf,
  initialFilesOf,
  loaderRunsOf,
  packageRunsOf,
  packageSizesOf,
  packageTimeOf,
  type ReportData,
  tapTimeOf,
} from './report-data';

/** The figures about the sample app on the pages, measured and committed. */
export const FIGURES_FILE = 'content/figures.json';

/** The path that the report shows, in the figures and in the documentation. */
export const NEUTRAL_FOLDER = '/workspace/harbor';

/** Options of `build.mjs` of the sample app. */
export type BuildRequest = Record<string, unknown>;

const BRIEF = { mode: 'brief', options: { type: ['html', 'json'] } };

/** What the plugin records for the figures. */
export const FEATURES = ['loader', 'plugins', 'bundle', 'resolver'];

interface Asset {
  name: string;
  size: number;
}

interface Built {
  /** What the bundler reports, in milliseconds: without its start, and without what plugins do when it is done. */
  time: number;
  /** From the start of the process to its end, in milliseconds. */
  total: number;
  /** The peak memory of the process, in bytes. */
  memory: number;
  assets: Asset[];
  warnings: string[];
}

export type Measured = ReturnType<typeof figuresOf>;
export type Recorded = Awaited<ReturnType<typeof recordBuild>>;

/**
 * What does not depend on the machine: the app as it is with both bundlers, and with fixes and an error; and the map of its
 * JavaScript, as it is and with `dagre` upgraded. The last build, with Rspack, keeps its report.
 */
export async function measureSample(project: string) {
  const measure = (request: BuildRequest) => measureBuild(project, request);
  const change = (name: string) => measure({ change: name, options: briefOptions() });
  const [mainFields, sourceMap] = [await change('mainFields'), await change('sourceMap')];
  const [alias, dayjs, upgrade] = [
    await change('alias'),
    await change('dayjs'),
    await change('upgrade'),
  ];
  const after = await measureModules(project, upgrade.js);
  const webpack = await measure({ bundler: 'webpack', options: briefOptions() });
  const rspack = await measure({ options: briefOptions(es(2015)) });
  const fixes = Object.entries({ alias, upgrade, dayjs });
  const sizes = {
    rspack,
    rspackFixed: Object.fromEntries(
      fixes.map(([name, fixed]) => [name, { ...fixed, ...savingOf(rspack, fixed) }]),
    ),
    rspackMainFields: mainFields,
    rspackSourceMap: sourceMap,
    webpack,
  };
  return { sizes, map: { before: await measureModules(project, rspack.js), after } };
}

/** The bytes of JavaScript that a fix saves. */
function savingOf(before: Measured, after: Measured) {
  const saved = before.js - after.js;
  return { saved, savedShare: saved / before.js };
}

/** Options of the rule E1004, which reports nothing without them. */
export function es(ecmaVersion: number): object {
  return { rules: { 'ecma-version-check': ['Warn', { ecmaVersion }] } };
}

/** Options of the rule E1003. A fast machine builds the sample app within the default threshold of five seconds. */
export const SLOW_LOADERS = {
  rules: { 'loader-performance-optimization': ['Warn', { threshold: 1000 }] },
};

/** Options of the plugin for one HTML and one JSON file. */
export function briefOptions(linter: object = {}): object {
  return { features: FEATURES, output: BRIEF, linter };
}

/** Builds the sample app once, in a separate process. */
export async function runBuild(project: string, request: BuildRequest): Promise<Built> {
  const args = ['build.mjs', JSON.stringify(request)];
  const startedAt = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: project,
    maxBuffer: 64 * 1024 * 1024,
  });
  const total = Math.round(performance.now() - startedAt);
  return { ...JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? ''), total } as Built;
}

/** A measured build. */
export async function measureBuild(project: string, request: BuildRequest): Promise<Measured> {
  return (await recordBuild(project, request)).measured;
}

/** A measured build, and what its loaders did. */
export async function recordBuild(project: string, request: BuildRequest) {
  const built = await runBuild(project, request);
  const text = await readFile(path.join(project, 'dist/rsdoctor-data.json'), 'utf8');
  const { data } = JSON.parse(text) as { data: ReportData };
  return { measured: figuresOf(data, built), lanes: lanesOf(data, built.time, project) };
}

/** Sizes in bytes before gzip, times in milliseconds, findings by code. */
function figuresOf(data: ReportData, { assets, time }: Built) {
  const runs = loaderRunsOf(data);
  return {
    times: {
      build: time,
      ...barsOf(data),
      babelOnPackages: packageTimeOf(data),
      terser: tapTimeOf(data, 'processAssets', 'TerserPlugin'),
    },
    ...sizesOf(assets, data),
    modules: data.moduleGraph.modules.length,
    packages: data.packageGraph.packages.length,
    packageSizes: packageSizesOf(data),
    loaderRuns: {
      ...runs,
      all: sumOf(Object.values(runs)),
      babelOnPackages: packageRunsOf(data, 'babel-loader'),
    },
    findings: findingsOf(data),
  };
}

function sizesOf(assets: readonly Asset[], data: ReportData) {
  const files = assets.filter(({ name }) => !/^rsdoctor-|\.map$/.test(name));
  const sizesWhere = (test: (name: string) => boolean) =>
    files.filter(({ name }) => test(name)).map(({ size }) => size);
  const initial = initialFilesOf(data);
  const js = sizesWhere((name) => name.endsWith('.js'));
  const initialJs = sizesWhere((name) => name.endsWith('.js') && initial.has(name));
  const images = sizesWhere((name) => /\.(?:png|svg)$/.test(name));
  const css = sizesWhere((name) => name.endsWith('.css'));
  const total = sumOf(files.map(({ size }) => size));
  return {
    files: files.length,
    total,
    js: sumOf(js),
    jsFiles: js.length,
    jsShare: sumOf(js) / total,
    initialJs: sumOf(initialJs),
    lazyJsFiles: js.length - initialJs.length,
    images: sumOf(images),
    css: sumOf(css),
    assets: Object.fromEntries(files.map(({ name, size }) => [name, size])),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
