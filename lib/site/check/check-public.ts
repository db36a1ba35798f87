import path from 'node:path';
import { markdownPath } from '../../machines/markdown-path';
import type { Page } from '../../model';
import type { ProblemText } from '../../problem/problem';
import type { Report } from '../../problem/report';
import { displayName, publicDir } from '../read/content-dir';
import { MARKUP_FILE, problemOfMarkup } from '../read/markup-problem';

/** What a build writes for a page, in place of the ending of its Markdown file. */
const ENDINGS = ['.html', '.txt', '.md'];

/** Pages by another name. Only `.html` gets a policy. */
const UNUSUAL_PAGE = /\.(?:[sx]?html?|xht|mht(?:ml)?|svgz|xslt?)$/i;

/**
 * Report files of `public/` that run code when they are opened, and those that have the name of a page's file. With other names that a build gives away it ends with an
 * error of its own.
 */
export function checkPublic(
  { publicFiles, pages }: { publicFiles: ReadonlySet<string>; pages: readonly Page[] },
  report: Report,
): void {
  const folder = displayName(publicDir());
  for (const page of pages) {
    for (const ending of ENDINGS) {
      const address = markdownPath(page).replace(/\.md$/, ending);
      if (!publicFiles.has(address)) continue;
      const problem = `has the address ${address}, which a build gives to ${page.file}.`;
      report({ file: folder + address, problem, remedy: 'Rename one of the two.' });
    }
  }
  for (const name of publicFiles) {
    const found = problemOfPublicFile(name);
    if (found) report({ file: folder + name, ...found });
  }
}

function problemOfPublicFile(name: string): ProblemText | undefined {
  if (MARKUP_FILE.test(name)) return problemOfMarkup(path.join(publicDir(), name));
  if (name.endsWith('.html') || !UNUSUAL_PAGE.test(name)) return undefined;
  const problem = 'is a page or style sheet of a kind that gets no security policy.';
  return { problem, remedy: 'Name a page .html, and save a picture as .svg.' };
}
