/** Derives the figures from the data of a report; see `rsdoctor-data.json`. */

interface Finding {
  code: string;
  description: string;
  packages?: { targetSize: { sourceSize: number } }[];
  error?: { source: { path: string } };
}

/** A call of a loader, with times in milliseconds since 1970. */
export interface LoaderCall {
  loader: string;
  startAt: number;
  endAt: number;
}

interface TapRun {
  tapName: string;
  costs: number;
}

/** The parts of the report data that are used. */
export interface ReportData {
  errors: Finding[];
  summary: { costs: { name: string; startAt: number; costs: number }[] };
  moduleGraph: { modules: { path: string; size: { parsedSize: number } }[] };
  chunkGraph: { chunks: { initial: boolean; assets: string[] }[] };
  packageGraph: { packages: { name: string; size: { parsedSize: number } }[] };
  loader: { resource: { path: string }; loaders: LoaderCall[] }[];
  plugin: Record<string, TapRun[]>;
}

/** A finding as pages quote it. */
interface Reported {
  text: string;
  file: string | undefined;
  /** In bytes, of every version of a package. */
  sourceSizes: number[] | undefined;
}

/** The names of the bars on the card "Compile Overall" in the data. */
const BARS = {
  start: 'bootstrap->beforeCompile',
  compile: 'beforeCompile->afterCompile',
  done: 'afterCompile->done',
  minify: 'minify(processAssets)',
};

/** The bars in milliseconds; without the last one if the report does not have it. */
export function barsOf({ summary }: ReportData): Record<string, number> {
  const found = Object.entries(BARS).map(
    ([name, bar]) => [name, summary.costs.find((cost) => cost.name === bar)?.costs] as const,
  );
  return Object.fromEntries(found.flatMap(([name, ms]) => (ms === undefined ? [] : [[name, ms]])));
}

/** When the compilation began. */
export function compileStartOf({ summary }: ReportData): number {
  const compile = summary.costs.find(({ name }) => name === BARS.compile);
  if (!compile) throw new Error('The report does not say when the compilation began.');
  return compile.startAt;
}

/** The files that load with an entry. */
export function initialFilesOf({ chunkGraph }: ReportData): Set<string> {
  return new Set(chunkGraph.chunks.flatMap(({ initial, assets }) => (initial ? assets : [])));
}

/** How often each loader ran. */
export function loaderRunsOf({ loader }: ReportData): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of loader.flatMap(({ loaders }) => loaders.map((run) => run.loader))) {
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return sortedByName(counts);
}

/** How many files of packages a loader handled. */
export function packageRunsOf({ loader }: ReportData, name: string): number {
  const ofPackages = loader.filter(({ resource }) => resource.path.includes('/node_modules/'));
  return ofPackages.flatMap(({ loaders }) => loaders.filter((run) => run.loader === name)).length;
}

/** The cost according to rule E1003, in milliseconds: overlapping times count once. Undefined if the rule reports nothing. */
export function packageTimeOf({ errors }: ReportData): number | undefined {
  const finding = errors.find(({ code }) => code === 'E1003');
  const [, seconds] = /costs: ([\d.]+)s/.exec(finding?.description ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** The time that a plugin spent on a hook, in milliseconds. */
export function tapTimeOf({ plugin }: ReportData, hook: string, tapName: string): number {
  const taps = (plugin[hook] ?? []).filter((tap) => tap.tapName === tapName);
  return taps.reduce((sum, { costs }) => sum + costs, 0);
}

/** Bytes in the output of each installed package, by its path below the first `node_modules`. */
export function packageSizesOf({ moduleGraph }: ReportData): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { path, size } of moduleGraph.modules) {
    const [, ...installed] = path.split('/node_modules/');
    const last = /^(?:@[^/]+\/)?[^/]+/.exec(installed.pop() ?? '')?.[0];
    if (last === undefined) continue;
    const name = [...installed, last].join('/node_modules/');
    sizes[name] = (sizes[name] ?? 0) + size.parsedSize;
  }
  return sortedByName(sizes);
}

/** Under Rspack the data contains each finding a second time, as a warning of the bundler, which is left out. */
export function findingsOf({ errors }: ReportData): Record<string, Reported[]> {
  const byCode: Record<string, Reported[]> = {};
  for (const { code, description, packages, error } of errors) {
    if (!/^E\d{4}$/.test(code)) continue;
    byCode[code] ??= [];
    byCode[code].push({
      text: description,
      file: error?.source.path,
      sourceSizes: packages?.map(({ targetSize }) => targetSize.sourceSize),
    });
  }
  // Bundlers compile in parallel, so the order of the findings has no meaning.
  for (const list of Object.values(byCode)) list.sort((x, y) => compare(keyOf(x), keyOf(y)));
  return sortedByName(byCode);
}

function sortedByName<Value>(values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).sort(([x], [y]) => compare(x, y)));
}

function keyOf({ text, file = '' }: Reported): string {
  return `${text}\0${file}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
