import path from 'node:path';
import type { ProblemText } from '../../problem/problem';
import { contentDir, displayName, rootDir } from './content-dir';
import { isFile } from './files';
import { isOwnFile } from './own-file';
import { readDecoded } from './read-text';

/** A fence that takes its code from a file. */
const IMPORTING_FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*\bfile=(?:"([^"]+)"|'([^']+)'|(\S+))/gm;

/**
 * The code of a file named in a fence.
 *
 * @param page The repository path of the page or piece that names it.
 */
export function readImportedCode(file: string, page: string): { code: string } | ProblemText {
  const absolute = locateCode(file, page);
  const name = displayName(absolute);
  if (!isFile(absolute)) {
    const remedy = `Put the file at ${name}, or write a path relative to the page, from the content folder (/…) or from the project (<root>/…).`;
    return { problem: `takes code from ${file}, which does not exist.`, remedy };
  }
  if (!isOwnFile(absolute)) {
    const problem = `takes code from ${file}, which is not a file of the project.`;
    return { problem, remedy: 'Copy the file into the project; pages show its own code only.' };
  }
  const { text = '', problem: found } = readDecoded(absolute) ?? {};
  if (found) {
    const problem = `takes code from ${file}, which ${found.problem.replace(/\.$/, '')} (line ${found.line}).`;
    return { problem, remedy: found.remedy };
  }
  return { code: text.replace(/\n+$/, '') };
}

/** Where the files are, absolute, that a page takes code from; also those that do not exist. */
export function importedFilesOf({ file, body }: { file: string; body: string }): string[] {
  return [...body.matchAll(IMPORTING_FENCE)].map(([, double, single, bare]) =>
    locateCode(double ?? single ?? bare ?? '', file),
  );
}

/** `./a.ts` in the folder of the page, `/a.ts` in the content folder, `<root>/a.ts` in the project. */
function locateCode(file: string, page: string): string {
  if (file.startsWith('<root>/')) return path.join(rootDir(), file.slice('<root>/'.length));
  if (file.startsWith('/')) return path.join(contentDir(), file);
  return path.resolve(rootDir(), path.dirname(page), file);
}
