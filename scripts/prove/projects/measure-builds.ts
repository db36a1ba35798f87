import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** What pages quote about the sample app, measured and committed. */
export const FIGURES_FILE = 'scripts/prove/tool/harbor/figures.json';

/** The folder that the texts of the report name, in the figures and in the documentation. */
export const NEUTRAL_FOLDER = '/workspace/harbor';

/** What `build.mjs` of the sample app is asked for. */
export type BuildRequest = Record<string, unknown>;

const BRIEF = { mode: 'brief', options: { type: ['html', 'json'] } };

/** What the plugin records for the figures. */
export const FEATURES = ['loader', 'plugins', 'bundle', 'resolver'];

interface Built {
  time: number;
  assets: { name: string; size: number }[];
  warnings: string[];
}

interface Finding {
  code: string;
  description: string;
  packages?: { targetSize: { sourceSize: number } }[];
  error?: { source: { path: string } };
}

/** A finding as pages quote it. */
interface Reported {
  text: string;
  file: string | undefined;
  /** In bytes, of every version of a package. */
  sourceSizes: number[] | undefined;
}

interface Data {
  data: {
    errors: Finding[];
    moduleGraph: { modules: unknown[] };
    packageGraph: { packages: unknown[] };
    loader: { loaders: { loader: string }[]; resource: { path: string } }[];
  };
}

/** The builds with Rspack that pages quote most: as it is, with two repairs, and with a mistake. */
export async function measureRspack(project: string) {
  const measure = (request: BuildRequest) => measureBuild(project, request);
  return {
    rspackMainFields: await measure({ change: 'mainFields', options: briefOptions() }),
    rspackRepaired: {
      alias: await measure({ change: 'alias', options: briefOptions() }),
      dayjs: await measure({ change: 'dayjs', options: briefOptions() }),
    },
    // The last one leaves its report behind.
    rspack: await measure({ options: briefOptions(es(2015)) }),
  };
}

/** Options of the rule E1004, which is silent without. */
export function es(ecmaVersion: number): object {
  return { rules: { 'ecma-version-check': ['Warn', { ecmaVersion }] } };
}

/** Options of the plugin for one HTML and one JSON file. */
export function briefOptions(linter: object = {}): object {
  return { features: FEATURES, output: BRIEF, linter };
}

/** Build the sample app once, in a process of its own. */
export async function runBuild(project: string, request: BuildRequest): Promise<Built> {
  const args = ['build.mjs', JSON.stringify(request)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: project,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Built;
}

/** Sizes in bytes before gzip, times in milliseconds, findings by code. */
export async function measureBuild(project: string, request: BuildRequest) {
  const { assets, time } = await runBuild(project, request);
  const text = await readFile(path.join(project, 'dist/rsdoctor-data.json'), 'utf8');
  const { data } = JSON.parse(text) as Data;
  const files = assets.filter(({ name }) => !name.startsWith('rsdoctor-'));
  return {
    time,
    files: files.length,
    total: total(files),
    js: total(files.filter(({ name }) => name.endsWith('.js'))),
    assets: Object.fromEntries(files.map(({ name, size }) => [name, size])),
    modules: data.moduleGraph.modules.length,
    packages: data.packageGraph.packages.length,
    loaderRuns: countLoaders(data),
    findings: findingsByCode(data.errors),
  };
}

function total(files: Built['assets']): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** How many files each loader saw. */
function countLoaders({ loader }: Data['data']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of loader.flatMap(({ loaders }) => loaders.map((run) => run.loader))) {
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Under Rspack each finding stands in the data a second time, as a warning of the bundler. */
function findingsByCode(findings: readonly Finding[]): Record<string, Reported[]> {
  const byCode: Record<string, Reported[]> = {};
  for (const { code, description, packages, error } of findings) {
    if (!/^E\d{4}$/.test(code)) continue;
    byCode[code] ??= [];
    byCode[code].push({
      text: description,
      file: error?.source.path,
      sourceSizes: packages?.map(({ targetSize }) => targetSize.sourceSize),
    });
  }
  // The bundler finds modules in another order every time.
  for (const list of Object.values(byCode)) list.sort((x, y) => compare(keyOf(x), keyOf(y)));
  return Object.fromEntries(Object.entries(byCode).sort(([x], [y]) => compare(x, y)));
}

function keyOf({ text, file = '' }: Reported): string {
  return `${text}\0${file}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
