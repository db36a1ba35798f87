import { pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';
import type { Fault } from '../../mdx/host';
import { lineAt } from '../read/located';

/** An import of more than types: what stands behind `from`, or behind `import` alone. */
const IMPORT = /^[ \t]*import\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?['"]([^'"]+)['"]/gm;

/**
 * The imports of a TypeScript file that lead nowhere. Compiling leaves out an import that nothing uses, and what is
 * missing then shows on another day.
 */
export function missingImports(absolute: string, source: string): (Fault & { line: number })[] {
  const jiti = createJiti(pathToFileURL(absolute).href);
  return [...source.matchAll(IMPORT)].flatMap(({ 1: name = '', index, 0: whole }) => {
    if (jiti.esmResolve(name, { try: true }) !== undefined) return [];
    const line = lineAt(source, index + whole.length);
    const problem = `imports ${name}, which does not exist.`;
    return [{ line, problem, remedy: 'Remove the import, or install the package.' }];
  });
}
