import { type InputOptions, type OutputOptions, rolldown, watch } from 'rolldown';
import { READING_FOLDER } from '../../lib/reading-script';

const ENTRY = 'lib/browser/reading.ts';

/** The reading script of a build. */
export interface ReadingScript {
  /** Its address below the base. */
  path: string;
}

/** Bundle the reading script into a site, under names that carry a hash. */
export async function bundleReadingScript(folder: string): Promise<ReadingScript> {
  const bundle = await rolldown(inputOptions('production'));
  const { output } = await bundle.write({
    ...outputOptions(folder),
    entryFileNames: '[hash].js',
    chunkFileNames: '[hash].js',
    minify: true,
  });
  await bundle.close();
  const [entry] = output;
  return { path: READING_FOLDER + entry.fileName };
}

/** Bundle it for the development server, now and after every change of its code. */
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

function inputOptions(environment: 'production' | 'development'): InputOptions {
  return {
    input: ENTRY,
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    },
  };
}

function outputOptions(folder: string): OutputOptions {
  return { dir: `${folder}/${READING_FOLDER}`, format: 'esm' };
}
