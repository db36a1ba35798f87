/**
 * Measures the figures about the sample app on the pages, with the pinned packages, and writes them to
 * `content/figures.json`, and the map of its bundle to `content/maps/harbor.json`. Pages refer to the figures, so the next
 * build shows the new values. Run it after raising a version, on a machine that does nothing else.
 * `npm run figures -- cost` measures only the cost of the plugin, `bundleDiff` only the comparison; `map` draws the map again.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DRAWING_FILE, drawMap } from './projects/draw-map';
import {
  type BuildRequest,
  briefOptions,
  es,
  FIGURES_FILE,
  type Measured,
  measureBuild,
  measureSample,
  NEUTRAL_FOLDER,
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

async function main(): Promise<void> {
  if (process.argv[2] === 'map') {
    await writeFile(DRAWING_FILE, drawMap(JSON.parse(await readFile(MAP_FILE, 'utf8'))));
    return;
  }
  const { project, remove } = await prepareSample();
  await measureAll(project).finally(remove);
}

async function measureAll(project: string): Promise<void> {
  const [, , part = ''] = process.argv;
  const measurePart = { cost: measureCost, bundleDiff: measureDiff }[part];
  if (measurePart) {
    const figures = JSON.parse(await readFile(FIGURES_FILE, 'utf8'));
    await writeFigures({ ...figures, [part]: await measurePart(project) }, project);
    return;
  }
  const measure = (request: BuildRequest) => measureBuild(project, request);
  const request = { options: briefOptions(es(2015)) };
  const runs = [await measure(request), await measure(request)];
  const { sizes, map } = await measureSample(project);
  await writeFile(MAP_FILE, `${JSON.stringify(map, undefined, 2)}\n`);
  await writeFile(DRAWING_FILE, drawMap(map));
  const { rspack, webpack, ...others } = sizes;
  const script = await readFile(path.join(project, 'dist/js/main.js'));
  const figures = {
    rspack: {
      ...rspack,
      times: fastestOf([...runs, rspack]).times,
      gzip: Object.fromEntries(
        [1, 6, 9].map((level) => [level, gzipSync(script, { level }).length]),
      ),
      lodash: lodashOf(rspack),
    },
    ...others,
    rspackEs5: await measure({ options: briefOptions(es(5)) }),
    ...(await measureFix(measure, webpack)),
    rspackSlow: await measureSlow(measure),
    cost: await measureCost(project),
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

function fastestOf(builds: readonly Measured[]): Measured {
  const [best] = builds.toSorted((a, b) => a.times.build - b.times.build);
  if (!best) throw new Error('Nothing was built.');
  return best;
}

/** Babel without and with a limit, alternating, so that the machine is as busy for both. */
async function measureFix(measure: (request: BuildRequest) => Promise<Measured>, before: Measured) {
  const webpack = { bundler: 'webpack', options: briefOptions(SLOW_LOADERS) };
  const runs: Record<'before' | 'after', Measured[]> = { before: [], after: [] };
  for (let run = 0; run < REPEATS; run += 1) {
    runs.before.push(await measure(webpack));
    runs.after.push(await measure({ ...webpack, change: 'include' }));
  }
  const fixed = fastestOf(runs.after);
  const { times, findings } = fastestOf(runs.before);
  return {
    webpack: { ...before, times, findings },
    webpackFixed: { include: { ...fixed, grown: fixed.js - before.js } },
  };
}

/** Rspack with Babel on all files, with Babel on some, and without, alternating. */
async function measureSlow(measure: (request: BuildRequest) => Promise<Measured>) {
  const changes = { everywhere: 'babelEverywhere', limited: undefined, builtin: 'builtinOnly' };
  const runs: Record<string, Measured[]> = {};
  for (let run = 0; run < REPEATS; run += 1) {
    for (const [name, change] of Object.entries(changes)) {
      runs[name] = [...(runs[name] ?? []), await measure({ change, options: briefOptions() })];
    }
  }
  return Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, fastestOf(all)]));
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
  return Object.fromEntries(
    Object.entries(all).map(([name, { time, total, memory }]) => [
      name,
      { times: { build: time, total }, memory },
    ]),
  );
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
