import { type OutputOptions, rolldown, watch } from 'rolldown';
import { bundleOptions } from '../../lib/content/browser-bundle';
import { READING_FOLDER } from '../../lib/reading-script';
import type { Framework } from '../export/next-output';

const ENTRY = 'lib/browser/reading.ts';

/** The reading script of a build. */
export interface ReadingScript {
  /** Its address below the base. */
  path: string;
  /** The code of all its chunks. */
  texts: readonly string[];
  /** The data from which it starts the framework. */
  framework: Framework;
}

/**
 * Bundles the reading script into a site, under names with a hash. It loads the framework on demand.
 *
 * @param integrityOf The hash of a file of the site, by its address.
 */
export async function bundleReadingScript(
  folder: string,
  framework: Framework,
  integrityOf: (address: string) => string,
): Promise<ReadingScript> {
  const withHash = (address: string) => [address, integrityOf(address)];
  const scripts = framework.scripts.map(withHash);
  const styles = framework.styles.map(withHash);
  const bundle = await rolldown(inputOptions('production', { ...framework, scripts, styles }));
  const { output } = await bundle.write({
    ...outputOptions(folder),
    entryFileNames: '[hash].js',
    chunkFileNames: '[hash].js',
    minify: true,
    comments: false,
  });
  await bundle.close();
  const [entry] = output;
  const texts = output.map((file) => (file.type === 'chunk' ? file.code : ''));
  return { path: READING_FOLDER + entry.fileName, texts, framework };
}

/** Bundles it for the development server, now and after every change of its code. */
export function followReadingScript(folder: string): void {
  const names = { entryFileNames: 'reading.js', chunkFileNames: '[name].js' };
  const watcher = watch({
    ...inputOptions('development'),
    output: { ...outputOptions(folder), ...names },
  });
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') void event.result.close();
  });
}

function inputOptions(environment: 'production' | 'development', framework: unknown = null) {
  return bundleOptions(ENTRY, { NODE_ENV: environment, FRAMEWORK: JSON.stringify(framework) });
}

function outputOptions(folder: string): OutputOptions {
  return { dir: `${folder}/${READING_FOLDER}`, format: 'esm' };
}
