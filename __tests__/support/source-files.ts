import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/site/read/files';

/** The folders that each layer may import. The longest matching folder counts; “lib” is lib/ without its subfolders. */
export const ALLOWED: Record<string, readonly string[]> = {
  app: ['app', 'components', 'lib', 'lib/browser'],
  components: ['components', 'lib', 'lib/browser'],
  lib: ['lib'],
  'lib/browser': ['lib', 'lib/browser'],
  'lib/site': ['lib', 'lib/site', 'lib/mdx'],
  'lib/mdx': ['lib/mdx', 'lib'],
  scripts: ['scripts', 'lib', 'lib/site', 'lib/mdx'],
  'scripts/proof': ['scripts', 'scripts/proof', 'lib', 'lib/site', 'lib/mdx'],
};

export interface SourceFile {
  file: string;
  layer: string;
  text: string;
  /** The imported project files, without extension, and packages by name. */
  imports: readonly string[];
}

/** The source files of the project, without its tests. */
export const sources: SourceFile[] = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  .filter((file) => /(?<!\.d\.json)\.(?:tsx?|mjs)$/.test(file))
  .filter((file) => !/^scripts\/(?:\w+\/__tests__|proof\/tool)\//.test(file))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, layer: layerOf(file), text, imports: importsOf(file, text) };
  });

function importsOf(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  );
  return specifiers.map((specifier) => {
    if (specifier.startsWith('@/')) return specifier.slice(2);
    return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier;
  });
}

/** The layer of a file or of a package. */
export function layerOf(file: string): string {
  const layers = Object.keys(ALLOWED).sort((a, b) => b.length - a.length);
  return layers.find((layer) => file.startsWith(`${layer}/`)) ?? 'package';
}

/** The name under which other files import a file. */
export function withoutExtension(file: string): string {
  return file.replace(/\.\w+$/, '');
}
