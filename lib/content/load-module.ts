import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';
import type { Report } from './check/problems';
import { displayName, rootDir } from './content-dir';
import { readTextIfAny } from './read/files';
import type { Located } from './read/located';
import { readText } from './read/read-text';
import { remember } from './read/remember';
import { parseDataModule } from './read/typescript';

/** The default export of a TypeScript file, with the lines of its parts. */
interface LoadedModule extends Located {
  /** Changes with its code, and with that of the project's files which it imports. */
  hash: string;
}

/**
 * Load a TypeScript file of the content folder that is there.
 *
 * @returns undefined after an error, which is reported.
 */
export async function loadModule(
  absolute: string,
  report: Report,
): Promise<LoadedModule | undefined> {
  const file = displayName(absolute);
  const source = readText(absolute, report);
  if (source === undefined) return undefined;
  try {
    const { links, lineOf } = parseDataModule(source);
    const missing = links.filter(({ specifier }) => resolve(absolute, specifier) === undefined);
    for (const { specifier, line } of missing) {
      const problem = `imports ${specifier}, which does not exist.`;
      report({ file, line, problem, remedy: 'Remove the import, or install the package.' });
    }
    if (missing.length > 0) return undefined;
    const texts = [...importedTexts(absolute, source).values()];
    const value = await evaluate(report, absolute, [source, ...texts]);
    const hash = createHash('sha256')
      .update(JSON.stringify([source, texts]))
      .digest('hex');
    return { value, lineOf, hash };
  } catch (error) {
    report({
      file,
      line: lineOfError(error, path.basename(absolute)),
      problem: `cannot be read: ${String((error as Error).message).split('\n')[0]}`,
      remedy: 'Export one object as default, without imports that need the site.',
    });
    return undefined;
  }
}

/** The text of every file of the project that a file imports, also through others. */
function importedTexts(file: string, source: string, texts = new Map<string, string>()) {
  for (const { specifier } of parseDataModule(source).links) {
    const found = resolve(file, specifier);
    const imported = found?.startsWith('file:') ? fileURLToPath(found) : undefined;
    if (!imported || texts.has(imported) || /[\\/]node_modules[\\/]/.test(imported)) continue;
    const text = readTextIfAny(imported) ?? '';
    texts.set(imported, text);
    importedTexts(imported, text, texts);
  }
  return texts;
}

/** `@/` is the project, as in pages. */
const jitiIn = (folder: string) =>
  createJiti(folder, { moduleCache: false, alias: { '@': rootDir() } });

/** The file that an import of `importer` leads to, as URL. Compiling leaves out imports that nothing uses. */
function resolve(importer: string, name: string): string | undefined {
  return jitiIn(pathToFileURL(importer).href).esmResolve(name, { try: true });
}

/** Where a parser stopped, or what ran last of the file. */
function lineOfError(error: unknown, name: string): number {
  const { loc, stack } = error as Partial<SyntaxError & { loc: { line: number } }>;
  return loc?.line ?? Number(stack?.split(`${name}:`)[1]?.match(/^\d+/)?.[0] ?? 1);
}

/**
 * The default export of a TypeScript file. Compiling one takes 20 ms, 200 ms with the start of the compiler, and the
 * development server reads the site for every page that it shows. What is compiled is kept in node_modules/.cache.
 */
const evaluate = remember((_report, absolute, _texts: readonly string[]): Promise<unknown> => {
  return jitiIn(`${process.cwd()}/`).import(absolute, { default: true });
});
