/**
 * Measures the figures about the sample app on the pages, with the pinned packages, and writes them to
 * `content/figures.json`, and the map of its bundle to `content/maps/harbor.json`. Pages refer to the figures, so the next
 * build shows the new values. Run it after raising a version, on a machine that does nothing else.
 * `npm run figures -- times` measures all durations, and only them, because those of one page must come from one run;
 * `bundleDiff` measures only the comparison; `map` draws the map again.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { DRAWING_FILE, drawMap } from './projects/draw-map';
import { writeTimelines } from './projects/loader-lanes';
import {
  type BuildRequest,
  briefOptions,
  es,
  FIGURES_FILE,
  type Measured,
  measureBuild,
  measureSample,
  NEUTRAL_FOLDER,
  type Recorded,
  recordBuild,
  runBuild,
  SLOW_LOADERS,
} from './projects/measure-builds';
import { MAP_FILE } from './projects/measure-map';
import { measureDiff, measureFolders, measureReports } from './projects/measure-reports';
import { prepareSample } from './projects/prepare';

/** The number of builds, of which the fastest counts: other processes make builds slower, never faster. */
const REPEATS = 3;
/** The number of builds whose durations differ little. */
const COST_REPEATS = 6;

/** The settings by which the cost of the plugin is measured; `false` is a build without it. */
const SETUPS = {
  none: false,
  empty: { features: [] },
  html: { output: { mode: 'brief' } },
  json: { output: { mode: 'brief', options: { type: ['json'] } } },
  folder: {},
};

/** What can be measured apart. */
const PARTS: Record<string, (project: string, figures: { webpack: Measured }) => Promise<object>> =
  {
    bundleDiff: async (project) => ({ bundleDiff: await measureDiff(project) }),
    times: measureTimes,
  };

async function main(): Promise<void> {
  if (process.argv[2] === 'map') {
    await writeFile(DRAWING_FILE, drawMap(JSON.parse(await readFile(MAP_FILE, 'utf8'))));
    return;
  }
  const { project, remove } = await prepareSample();
  await measureAll(project).finally(remove);
}

async function measureAll(project: string): Promise<void> {
  const part = PARTS[process.argv[2] ?? ''];
  if (part) {
    const figures = JSON.parse(await readFile(FIGURES_FILE, 'utf8'));
    await writeFigures({ ...figures, ...(await part(project, figures)) }, project);
    return;
  }
  const measure = (request: BuildRequest) => measureBuild(project, request);
  const { sizes, map } = await measureSample(project);
  await writeFile(MAP_FILE, `${JSON.stringify(map, undefined, 2)}\n`);
  await writeFile(DRAWING_FILE, drawMap(map));
  const { rspack, webpack, ...others } = sizes;
  const figures = {
    rspack: {
      ...rspack,
      lodash: lodashOf(rspack),
      dayjs: dayjsOf(rspack),
    },
    ...others,
    rspackEs5: await measure({ options: briefOptions(es(5)) }),
    ...(await measureTimes(project, { webpack })),
    report: await measureReports(project),
    reportFolder: await measureFolders(project),
    bundleDiff: await measureDiff(project),
  };
  await writeFigures(figures, project);
}

async function writeFigures(figures: object, project: string): Promise<void> {
  const text = JSON.stringify(figures, undefined, 2).replaceAll(project, NEUTRAL_FOLDER);
  await writeFile(FIGURES_FILE, `${text}\n`);
  console.log(text);
}

/** The build that took the least time. */
function fastestOf<Build>(builds: readonly Build[], timesOf: (build: Build) => { build: number }) {
  const [best] = builds.toSorted((a, b) => timesOf(a).build - timesOf(b).build);
  if (!best) throw new Error('Nothing was built.');
  return best;
}

/** What depends on the speed of the machine, with the calls of the loaders in the same builds. */
async function measureTimes(project: string, { webpack }: { webpack: Measured }) {
  const slow = { bundler: 'webpack', options: briefOptions(SLOW_LOADERS) };
  const webpackRuns = await recordInTurn(project, {
    before: slow,
    include: { ...slow, change: 'include' },
    minifier: { ...slow, change: 'minifier' },
  });
  const options = briefOptions();
  const rspackRuns = await recordInTurn(project, {
    everywhere: { options, change: 'babelEverywhere' },
    limited: { options },
    builtin: { options, change: 'builtinOnly' },
  });
  const { before, include, minifier } = webpackRuns;
  await writeTimelines({
    webpack: before.lanes,
    'webpackFixed.include': include.lanes,
    ...Object.fromEntries(
      Object.entries(rspackRuns).map(([name, { lanes }]) => [`rspackSlow.${name}`, lanes]),
    ),
  });
  const { times, findings } = before.measured;
  const grown = include.measured.js - webpack.js;
  return {
    webpack: { ...webpack, times, findings },
    webpackFixed: {
      include: { ...include.measured, grown },
      minifier: minifier.measured,
    },
    rspackSlow: mapValues(rspackRuns, ({ measured }) => measured),
    cost: await measureCost(project),
  };
}

/** The fastest of several builds each, made in turn, so that the machine is as busy for all. */
async function recordInTurn<Name extends string>(
  project: string,
  requests: Record<Name, BuildRequest>,
): Promise<Record<Name, Recorded>> {
  const names = Object.keys(requests) as Name[];
  const runs = mapValues(requests, (): Recorded[] => []);
  for (let run = 0; run < REPEATS; run += 1) {
    for (const name of names) runs[name].push(await recordBuild(project, requests[name]));
  }
  return mapValues(runs, (all) => fastestOf(all, ({ measured }) => measured.times));
}

function mapValues<Name extends string, Value, Result>(
  values: Record<Name, Value>,
  change: (value: Value) => Result,
): Record<Name, Result> {
  const entries = Object.entries<Value>(values).map(([name, value]) => [name, change(value)]);
  return Object.fromEntries(entries) as Record<Name, Result>;
}

/** A package that is bundled into several files, which rule E1002 lists below its name. */
function dayjsOf({ packageSizes, findings }: Measured) {
  const [{ text = '' } = {}] = findings['E1002'] ?? [];
  const files = text.split('\n').length - 1;
  return { size: files * (packageSizes['dayjs'] ?? 0) };
}

/** A package with three copies, in two versions. */
function lodashOf({ packageSizes, findings }: Measured) {
  const copies = Object.entries(packageSizes).filter(([name]) => /(?:^|\/)lodash$/.test(name));
  const source = findings['E1001']?.find(({ text }) => text.includes('of lodash'))?.sourceSizes;
  const size = copies.reduce((sum, [, bytes]) => sum + bytes, 0);
  const old = packageSizes['dagre/node_modules/lodash'] ?? 0;
  return {
    copies: copies.length,
    size,
    /** The rule counts one copy of each version. */
    reported: size - old,
    source: (source ?? []).reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** By the clock, because a reader also waits for what the bundler leaves out of its own time. */
async function measureCost(project: string) {
  const all: Record<string, { time: number; total: number; memory: number }> = {};
  for (let run = 0; run < COST_REPEATS; run += 1) {
    for (const [name, options] of Object.entries(SETUPS)) {
      const { time, total, memory } = await runBuild(project, { options });
      const best = all[name] ?? { time, total, memory };
      all[name] = {
        time: Math.min(best.time, time),
        total: Math.min(best.total, total),
        memory: Math.min(best.memory, memory),
      };
    }
  }
  const without = all['none']?.total ?? 0;
  return mapValues(all, ({ time, total, memory }) => ({
    times: { build: time, total, added: total - without },
    memory,
  }));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
