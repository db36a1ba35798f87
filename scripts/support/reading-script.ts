import { type OutputOptions, rolldown, watch } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { READING_FOLDER } from '../../lib/reading-script';
import type { SearchConfig } from '../../lib/search/search-modes';
import { bundleOptions } from '../../lib/site/data/browser-bundle';
import { cssModules, workers } from './bundle-plugins';

const ENTRY = 'app/reading.ts';

/** Preact renders the search in the browser: React's renderer is 62 kB of the gzipped code that a reader's first search waits for. */
const RENDERER = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** The reading script of a build. */
export interface ReadingScript {
  /** Its address below the base. */
  path: string;
  /** The code of its modules, without that of packages: what it uses in styles. */
  texts: readonly string[];
}

/**
 * Bundles the reading script into a site, under names with a hash.
 *
 * @param searchMode The search of the site. The code of others is left out.
 */
export async function bundleReadingScript(
  folder: string,
  searchMode: SearchConfig['mode'],
): Promise<ReadingScript> {
  const bundle = await rolldown(inputOptions('production', searchMode));
  const { output } = await bundle.write({
    ...outputOptions(folder),
    entryFileNames: '[hash].js',
    chunkFileNames: '[hash].js',
    assetFileNames: '[hash][extname]',
    minify: true,
    comments: false,
  });
  await bundle.close();
  // Workers are entries too, and the order of entries depends on their hashes.
  const entry = output.find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(ENTRY),
  );
  if (!entry) throw new Error(`The bundle has no chunk of ${ENTRY}.`);
  const modules = output.flatMap((file) =>
    file.type === 'chunk' ? Object.entries(file.modules) : [],
  );
  const own = modules.filter(([id]) => !id.includes('node_modules'));
  // Minified, so that the names of local variables do not count.
  const texts = own.map(([id, { code }]) => minifySync(id, code ?? '').code);
  return { path: READING_FOLDER + entry.fileName, texts };
}

/** Bundles it for the development server, now and after every change of its code. */
export function followReadingScript(folder: string): void {
  const names = {
    entryFileNames: 'reading.js',
    chunkFileNames: '[name].js',
    assetFileNames: '[name][extname]',
  };
  const watcher = watch({
    ...inputOptions('development'),
    output: { ...outputOptions(folder), ...names },
  });
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') void event.result.close();
  });
}

function inputOptions(environment: 'production' | 'development', searchMode = '') {
  const defined = { NODE_ENV: environment, SEARCH_MODE: searchMode };
  const options = bundleOptions(ENTRY, defined);
  return {
    ...options,
    resolve: { alias: RENDERER },
    plugins: [cssModules(), workers(environment)],
    // Those of packages divide servers from browsers.
    checks: { moduleLevelDirective: false },
  };
}

function outputOptions(folder: string): OutputOptions {
  return {
    dir: `${folder}/${READING_FOLDER}`,
    format: 'esm',
  };
}
