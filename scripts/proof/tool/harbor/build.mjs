/**
 * Builds the app once and prints what came out: `node build.mjs '{"bundler":"rspack","change":"alias"}'`.
 * One process per build, because a report counts its first stage from the start of the process.
 */
import { cp, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHANGES } from './changes.mjs';

const root = import.meta.dirname;

/** What differs between the two bundlers. Each is loaded only when it builds. */
const BUNDLERS = {
  rspack: async () => {
    const [{ rspack }, { RsdoctorRspackPlugin }] = await Promise.all([
      import('@rspack/core'),
      import('@rsdoctor/rspack-plugin'), // 2.0: '@rsdoctor/core'
    ]);
    return { bundle: rspack, Plugin: RsdoctorRspackPlugin };
  },
  webpack: async () => {
    const [{ default: webpack }, { RsdoctorWebpackPlugin }] = await Promise.all([
      import('webpack'),
      import('@rsdoctor/webpack-plugin'),
    ]);
    return { bundle: webpack, Plugin: RsdoctorWebpackPlugin };
  },
};

/**
 * Build the app.
 *
 * - `bundler`: `rspack` or `webpack`.
 * - `sources`: `baseline` for the app as it is, `current` for what the next commit made of it.
 * - `change`: a repair of the configuration, see `changes.mjs`.
 * - `options`: those of the plugin. `false` leaves the plugin out.
 * - `out`: the folder to build to, `dist` if not given.
 * - `isWatched`: builds in watch mode, twice.
 */
export async function build({
  bundler = 'rspack',
  sources = 'baseline',
  change,
  options,
  out,
  isWatched,
}) {
  const { bundle, Plugin } = await BUNDLERS[bundler]();
  const { base } = await import(`./${bundler}.base.mjs`);
  const config = base();
  if (out) config.output.path = path.resolve(root, out);
  if (change) await CHANGES[change](config);
  if (options !== false) config.plugins.push(new Plugin({ disableClientServer: true, ...options }));
  if (isWatched) return watch(bundle(config));
  return sources === 'baseline' ? run(bundle(config)) : withCurrent(() => run(bundle(config)));
}

/** A changed file stands where the old one stood, because builds are compared by path. */
async function withCurrent(action) {
  const [sources, aside] = [path.join(root, 'src'), path.join(root, '.baseline')];
  await cp(sources, aside, { recursive: true });
  try {
    await cp(path.join(root, 'current/src'), sources, { recursive: true });
    return await action();
  } finally {
    await rm(sources, { recursive: true });
    await rename(aside, sources);
  }
}

function run(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const mistake = error ?? (stats.hasErrors() && new Error(stats.toString('errors-only')));
      compiler.close(() => (mistake ? reject(mistake) : resolve(resultOf(stats))));
    });
  });
}

function watch(compiler) {
  return new Promise((resolve, reject) => {
    let builds = 0;
    const watching = compiler.watch({}, async (error, stats) => {
      if (error) return reject(error);
      builds += 1;
      const now = new Date();
      if (builds === 1) await utimes(path.join(root, 'src/index.tsx'), now, now);
      else watching.close(() => resolve(resultOf(stats)));
    });
  });
}

function resultOf(stats) {
  const { assets, warnings, time } = stats.toJson({
    all: false,
    assets: true,
    warnings: true,
    timings: true,
  });
  return {
    time,
    memory: process.resourceUsage().maxRSS * 1024,
    assets: assets.map(({ name, size }) => ({ name, size })),
    warnings: warnings.map(({ message }) => message),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const result = await build(JSON.parse(process.argv[2] ?? '{}'));
  console.log(JSON.stringify(result));
}
