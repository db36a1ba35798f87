import { readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../../lib/problem/did-you-mean';
import type { Problem } from '../../lib/problem/problem';
import { ContentError } from '../../lib/problem/report';
import { contentDir, displayName } from '../../lib/site/read/content-dir';
import { listFiles } from '../../lib/site/read/files';

/** A custom property as a style sheet defines it, or as a script or an element names it. */
const DEFINITION = { css: /(--[\w-]+)\s*:/g, code: /['"`](--[\w-]+)/g };
/** Without a value for the case that it is not defined. */
const USE = /var\(\s*(--[\w-]+)\s*\)/g;

/**
 * Check that every custom property in the style sheets of the project and of the content folder is defined somewhere.
 * Browsers silently ignore a declaration with another one.
 *
 * @throws ContentError with every place.
 */
export function checkTokens(): void {
  const files = ['app', 'components', 'lib', contentDir()].flatMap((folder) =>
    listFiles(folder)
      .filter((name) => /\.(?:css|[mc]?[jt]sx?)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const texts = new Map(files.map((file) => [displayName(file), readFileSync(file, 'utf8')]));
  const problems = tokenProblems(texts);
  if (problems.length > 0) throw new ContentError(problems);
}

/** The uses of properties that no file defines. */
export function tokenProblems(texts: ReadonlyMap<string, string>): Problem[] {
  const sheets = [...texts].map(([file, text]) => ({ file, text, isCss: file.endsWith('.css') }));
  const defined = new Set(
    sheets.flatMap(({ text, isCss }) =>
      [...text.matchAll(isCss ? DEFINITION.css : DEFINITION.code)].map(([, name = '']) => name),
    ),
  );
  return sheets
    .filter(({ isCss }) => isCss)
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) =>
        [...line.matchAll(USE)].flatMap(([, name = '']): Problem[] => {
          if (defined.has(name)) return [];
          const remedy = didYouMean(name, [...defined], {
            otherwise: 'Define it, or use a token of app/styles/tokens.css.',
          });
          const problem = `uses the custom property ${name}, which nothing defines.`;
          return [{ file, line: index + 1, problem, remedy }];
        }),
      ),
    );
}
