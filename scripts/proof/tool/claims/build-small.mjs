/** Builds projects of a few files, in which one statement of the documentation shows at a time. */
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after } from 'node:test';

const require = createRequire(import.meta.url);
const folders = [];
const LONG_AGO = new Date('2020-01-01');

after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** The release of Rsdoctor that the tests are about. */
export const RELEASE = process.env.RELEASE ?? '1.6';

/** The two bundlers, with the plugin for each. */
export const BUNDLERS = {
  rspack: {
    bundle: (config) => require('@rspack/core').rspack(config),
    plugin(options) {
      const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin'); // 2.0: '@rsdoctor/core'
      return new RsdoctorRspackPlugin(options);
    },
  },
  webpack: {
    bundle: (config) => require('webpack')(config),
    plugin: (options) => new (require('@rsdoctor/webpack-plugin').RsdoctorWebpackPlugin)(options),
  },
};

/** Those that the release supports. */
export const NAMES = RELEASE === '2.0' ? ['rspack'] : Object.keys(BUNDLERS);

/**
 * Write a project, `{ 'src/index.js': '…' }`.
 *
 * @param parent Where: beside this file it finds the packages; in `tmpdir()` no package.json is above it.
 * @returns its folder.
 */
export async function writeProject(files, parent = import.meta.dirname) {
  const folder = await mkdtemp(path.join(parent, 'project-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
    // Bundlers build a file again that is not older than their last look at it.
    await utimes(path.join(folder, name), LONG_AGO, LONG_AGO);
  }
  return folder;
}

/** What a project of its own folder is built with, for `bundle`. */
export function configOf(folder, bundler, { options = {}, config = {} } = {}) {
  const output = { mode: 'brief', options: { type: ['json'] }, ...options.output };
  const plugins =
    options === false
      ? []
      : [BUNDLERS[bundler].plugin({ disableClientServer: true, ...options, output })];
  return {
    name: 'claim',
    context: folder,
    mode: 'production',
    devtool: false,
    entry: './src/index.js',
    ...config,
    output: { path: path.join(folder, 'dist'), ...config.output },
    plugins: [...(config.plugins ?? []), ...plugins],
  };
}

/** A cache on disk, which the next build finds. */
export function cacheIn(directory, bundler) {
  if (bundler === 'webpack') return { cache: { type: 'filesystem', cacheDirectory: directory } };
  const cache = { type: 'persistent', storage: { type: 'filesystem', directory } };
  return RELEASE === '2.0' ? { cache } : { cache: true, experiments: { cache } };
}

/**
 * Build a project once.
 *
 * @returns `errors` and `warnings` by message, the `output` files by name, and the `data` of the report, if there is one.
 */
export async function build(folder, bundler, settings) {
  const compiler = BUNDLERS[bundler].bundle(configOf(folder, bundler, settings));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) =>
      compiler.close(() => (error ? reject(error) : resolve(result))),
    );
  });
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  const output = await readFolder(path.join(folder, 'dist'));
  const data = output['rsdoctor-data.json'];
  return {
    errors: errors.map(({ message }) => message),
    warnings: warnings.map(({ message }) => message),
    output,
    data: data && JSON.parse(data).data,
  };
}

/** Build a number of times in watch mode. @param onBuild Called after each build. */
export function rebuild(compiler, times, onBuild = () => undefined) {
  let builds = 0;
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({}, async (error) => {
      try {
        if (error) throw error;
        builds += 1;
        await onBuild();
        // webpack is still busy with the build while it calls back.
        if (builds < times) setImmediate(() => watching.invalidate());
        else watching.close(() => compiler.close(resolve));
      } catch (reason) {
        reject(reason);
      }
    });
  });
}

async function readFolder(folder) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path: at, name }) => path.join(parentPath ?? at, name));
  const texts = files.map(async (file) => [
    path.relative(folder, file),
    await readFile(file, 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}
