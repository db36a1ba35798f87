// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const FOLDER = '.cache/modules';
const ADDRESS = /\bimport\.meta\.url\b/g;

// Errors name the lines of the sources.
process.setSourceMapsEnabled(true);

/**
 * Bundle a TypeScript file for Node.js, with all that it imports of the project, which `@/` names as in pages.
 *
 * @param {string} file
 * @param {RegExp | import('rolldown').ExternalOptionFunction} external What comes from packages of the project, or of the
 * content folder.
 */
export async function bundleModule(file, external = isPackage) {
  const handler = (/** @type {string} */ code, /** @type {string} */ id) => {
    return { code: code.replace(ADDRESS, () => JSON.stringify(pathToFileURL(id).href)), map: null };
  };
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    // That of the project keeps imports of which only types are used.
    tsconfig: false,
    resolve: { alias: { '@': process.cwd() } },
    external,
    plugins: [{ name: 'own-address', transform: { filter: { code: ADDRESS }, handler } }],
    onLog: (level, log, handle) => handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  });
  const paths = (/** @type {string} */ id) => (path.isAbsolute(id) ? pathToFileURL(id).href : id);
  const { output } = await bundle
    .generate({ dir: FOLDER, format: 'esm', sourcemap: 'inline', codeSplitting: false, paths })
    .finally(() => bundle.close());
  return output[0].code;
}

/** @type {import('rolldown').ExternalOptionFunction} */
function isPackage(id, _importer, isResolved) {
  return isResolved && /[\\/]node_modules[\\/]/.test(id);
}

/** Import a bundle. */
export async function importCode(/** @type {string} */ code) {
  const file = path.resolve(FOLDER, `${randomUUID()}.mjs`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, code);
  return await import(pathToFileURL(file).href).finally(() => rmSync(file));
}
