import path from 'node:path';
import type { CodeSource } from '../../mdx/base/host';
import type { ProblemText } from '../../problem/problem';
import { contentDir, displayName, rootDir } from './content-dir';
import { isFile } from './files';
import { isOwnFile } from './own-file';
import { readDecoded } from './read-text';

/** `// #region name` and `// #endregion`, in any language's comment. */
const REGION = /^[ \t]*(?:\/\/|\/\*|<!--|--|#|;|%)[ \t]*#?(region|endregion)\b[ \t]*(\w[\w-]*)?/;
/** A fence that takes its code from a file. */
const IMPORTING_FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*\bfile=(?:"([^"]+)"|'([^']+)'|(\S+))/gm;

/**
 * The code of a file named in a fence, or of one region of it, without region marks and without the
 * indentation that all lines share.
 *
 * @param page The repository path of the page or piece that names it.
 */
export function readImportedCode(
  { file, region }: CodeSource,
  page: string,
): { code: string } | ProblemText {
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
  const lines = text.replace(/\n+$/, '').split('\n');
  const part = region === undefined ? lines : linesOfRegion(lines, region);
  if (part) return { code: dedent(part.filter((line) => !REGION.test(line))).join('\n') };

  const regions = lines.flatMap((line) => REGION.exec(line)?.[2] || []);
  const remedy =
    regions.length > 0
      ? `Use one of ${[...new Set(regions)].join(', ')}.`
      : `Write \`// #region ${region}\` and \`// #endregion\` around it.`;
  return { problem: `takes the region “${region}” from ${file}, which has none.`, remedy };
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

function linesOfRegion(lines: readonly string[], name: string): string[] | undefined {
  const start = lines.findIndex((line) => {
    const [, kind, region] = REGION.exec(line) ?? [];
    return kind === 'region' && region === name;
  });
  if (start === -1) return undefined;
  let depth = 0;
  const length = lines.slice(start).findIndex((line) => {
    const kind = REGION.exec(line)?.[1];
    depth += kind === 'region' ? 1 : kind === 'endregion' ? -1 : 0;
    return depth === 0;
  });
  return lines.slice(start + 1, length === -1 ? undefined : start + length);
}

function dedent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return indents.length === 0 ? [...lines] : lines.map((line) => line.slice(shared));
}
