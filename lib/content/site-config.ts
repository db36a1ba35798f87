import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';
import { type CheckedConfig, siteConfigSchema } from '../site-config';
import { checkPictures } from './check/check-pictures';
import { checkShape } from './check/check-shape';
import type { Report } from './check/problems';
import { contentDir, displayName, publicDir } from './content-dir';
import { checkMessages } from './messages';
import { isFile, readTextIfAny } from './read/files';
import type { DataPath } from './read/located';
import { readText } from './read/read-text';
import { remember } from './read/remember';
import { parseDataModule } from './read/typescript';

const CONFIG_NAME = 'site.config.ts';

/** The configuration as messages name it. */
export function siteConfigName(): string {
  return displayName(path.join(contentDir(), CONFIG_NAME));
}

/** The configuration, and the line that each value is written in. */
interface WrittenConfig {
  config: CheckedConfig;
  lineOf(path: DataPath): number;
}

/**
 * Read and check `site.config.ts` of the content folder. Errors are reported; without a usable
 * configuration there is no site, so the result is then undefined.
 */
export async function readSiteConfig(report: Report): Promise<WrittenConfig | undefined> {
  const absolute = path.join(contentDir(), CONFIG_NAME);
  const file = displayName(absolute);
  const source = readText(absolute, report);
  if (source === undefined) {
    report({
      file,
      problem: 'does not exist.',
      remedy:
        'Create it with `export default { title, description, url, defaultLocale, locales }`.',
    });
    return undefined;
  }
  try {
    const { links, lineOf } = parseDataModule(source);
    const files = links.map(({ specifier: name, line }) => {
      return { name, line, found: resolve(absolute, name) };
    });
    const missing = files.filter(({ found }) => found === undefined);
    for (const { name, line } of missing) {
      const problem = `imports ${name}, which does not exist.`;
      report({ file, line, problem, remedy: 'Remove the import, or install the package.' });
    }
    if (missing.length > 0) return undefined;
    const texts = importedTexts(absolute, source).values();
    const value = await evaluate(report, absolute, source, ...texts);
    const config = checkShape(siteConfigSchema, { value, lineOf }, file, report);
    const pictures = picturesOf(config).map(([at, image]) => ({ image, line: lineOf(at) }));
    if (config) checkPictures(pictures, file, config).forEach(report);
    checkHeadScripts(config, { file, lineOf }, report);
    for (const [index, { lang, fallback }] of (config?.locales ?? []).entries()) {
      const line = lineOf(['locales', index, 'lang']);
      checkMessages({ lang, isPartial: fallback }, { file, line }, report);
    }
    return config && { config, lineOf };
  } catch (error) {
    report({
      file,
      line: lineOfError(error),
      problem: `cannot be read: ${String((error as Error).message).split('\n')[0]}`,
      remedy: 'Export one object as default, without imports that need the site.',
    });
    return undefined;
  }
}

/** Report scripts of `head` that should be in `public/` and are not. */
function checkHeadScripts(
  config: CheckedConfig | undefined,
  { file, lineOf }: { file: string; lineOf(path: DataPath): number },
  report: Report,
): void {
  for (const [index, { src }] of (config?.head.scripts ?? []).entries()) {
    const own = path.join(publicDir(), src);
    if (!src.startsWith('/') || isFile(own)) continue;
    const line = lineOf(['head', 'scripts', index, 'src']);
    const remedy = `Put the file at ${displayName(own)}.`;
    report({ file, line, problem: `names the script ${src}, which does not exist.`, remedy });
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

/** The file that an import of `importer` leads to, as URL. Compiling leaves out imports that nothing uses. */
function resolve(importer: string, name: string): string | undefined {
  return createJiti(pathToFileURL(importer).href).esmResolve(name, { try: true });
}

/** Where a parser stopped, or what ran last of the configuration. */
function lineOfError(error: unknown): number {
  const { loc, stack } = error as Partial<SyntaxError & { loc: { line: number } }>;
  return loc?.line ?? Number(/site\.config\.ts:(\d+)/.exec(stack ?? '')?.[1] ?? 1);
}

/** Every picture that the configuration names, and where. */
function picturesOf(config: CheckedConfig | undefined): [path: DataPath, image: string][] {
  const { icon, appIcons = [], logo, family, socialLinks = [] } = config ?? {};
  const logos = typeof logo === 'object' ? logo : undefined;
  const logosOf = (list: 'tools' | 'more'): [DataPath, unknown][] =>
    (family?.[list] ?? []).map((tool, index) => [['family', list, index, 'logo'], tool.logo]);
  const named: [DataPath, unknown][] = [
    [['icon'], icon],
    ...appIcons.map(({ src }, index): [DataPath, unknown] => [['appIcons', index, 'src'], src]),
    [['logo'], logo],
    [['logo', 'light'], logos?.light],
    [['logo', 'dark'], logos?.dark],
    ...logosOf('tools'),
    ...logosOf('more'),
    ...socialLinks.map(({ mode, content }, index): [DataPath, unknown] => [
      ['socialLinks', index, 'content'],
      mode === 'img' ? content : undefined,
    ]),
  ];
  return named.filter((entry): entry is [DataPath, string] => typeof entry[1] === 'string');
}

/**
 * The default export of a TypeScript file. Compiling one takes 20 ms, 200 ms with the start of the compiler, and the
 * development server reads the site for every page that it shows. What is compiled is kept in node_modules/.cache.
 */
const evaluate = remember((_report, absolute): Promise<unknown> => {
  const jiti = createJiti(`${process.cwd()}/`, { moduleCache: false });
  return jiti.import(absolute, { default: true });
});
