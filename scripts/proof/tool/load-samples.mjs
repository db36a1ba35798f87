/**
 * Loads samples of the documentation with the real packages: each message `{ file }` is answered with `{ error }`, which is
 * undefined if it could be loaded. Every plugin that a sample constructs and every rule that it exports takes part in a build.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire, register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// The samples see a program of their own.
process.argv.splice(1, 1, 'sample');

// A page may write its files again, so a sample and the files that it imports are loaded anew.
const { cache } = createRequire(import.meta.url);
register(
  `data:text/javascript,${encodeURIComponent(`
    export async function resolve(name, context, next) {
      const found = await next(name, context);
      const { search } = new URL(context.parentURL ?? 'file:');
      return search && name.startsWith('.') ? { ...found, url: found.url + search } : found;
    }
  `)}`,
);

let loaded = 0;

process.on('message', async ({ file }) => {
  const error = await load(file).then(
    () => undefined,
    (reason) => String(reason?.stack ?? reason),
  );
  process.send({ error });
});

async function load(name) {
  /** Samples put the plugins in here that they construct; see `loadedSample`. */
  globalThis.constructedPlugins = [];
  loaded += 1;
  const file = await asJavaScript(path.resolve(name));
  const own = Object.keys(cache).filter((key) => !key.includes('node_modules'));
  for (const key of own) delete cache[key];
  // The address of an import is new, that of a required file is not.
  const sample = await import(`${pathToFileURL(file).href}?${loaded}`);

  const rules = Object.values(sample).filter((value) => value?.meta && value.check);
  if (rules.length > 0) {
    const { RsdoctorRspackPlugin } = await import('@rsdoctor/rspack-plugin'); // 2.0: '@rsdoctor/core'
    globalThis.constructedPlugins.push(new RsdoctorRspackPlugin({ linter: { extends: rules } }));
  }
  for (const plugin of globalThis.constructedPlugins) {
    await build(plugin.constructor.name.includes('Webpack') ? 'webpack' : 'rspack', {
      plugins: [plugin],
    });
  }

  // A configuration of Next.js is a function over that of webpack.
  if (typeof sample.default?.webpack === 'function') {
    await build(
      'webpack',
      sample.default.webpack({ plugins: [] }, { isServer: false, dev: false }),
    );
  }
}

/** Of the app its own configuration, which the small project does not have. */
async function baseOf(bundler) {
  const file = path.resolve(`${bundler}.base.mjs`);
  if (!existsSync(file)) return { mode: 'production', entry: './src/index.js' };
  const { base } = await import(pathToFileURL(file).href);
  return base();
}

/** The compiler has checked the types; here they are in the way. */
async function asJavaScript(file) {
  if (!/\.[cm]?tsx?$/.test(file)) return file;
  const { default: typescript } = await import('typescript');
  const { JsxEmit, ModuleKind, ScriptTarget } = typescript;
  const compilerOptions = {
    module: ModuleKind.ESNext,
    target: ScriptTarget.ES2022,
    jsx: JsxEmit.ReactJSX,
  };
  const written = file.replace(/\.[cm]?tsx?$/, '.mjs');
  const source = await readFile(file, 'utf8');
  await writeFile(written, typescript.transpileModule(source, { compilerOptions }).outputText);
  return written;
}

async function build(bundler, { plugins }) {
  const { default: bundle } = await import(bundler === 'webpack' ? 'webpack' : '@rspack/core');
  const base = await baseOf(bundler);
  const compiler = bundle({ ...base, plugins: [...(base.plugins ?? []), ...plugins] });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const mistake = error ?? (stats?.hasErrors() && new Error(stats.toString('errors-only')));
      compiler.close(() => (mistake ? reject(mistake) : resolve(stats)));
    });
  });
}
