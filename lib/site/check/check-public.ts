import path from 'node:path';
import { markdownPath } from '../../machines/markdown-path';
import { socialImagePath } from '../../machines/social-image';
import type { Page } from '../../model';
import type { ProblemText } from '../../problem/problem';
import type { Report } from '../../problem/report';
import { displayName, publicDir } from '../read/content-dir';
import { MARKUP_FILE, problemOfMarkup } from '../read/markup-problem';
import type { Site } from '../site';

type PublicSource = Pick<Site, 'publicFiles' | 'writtenFiles' | 'pages' | 'redirects'>;

/** What a build writes for a page, in place of the ending of its Markdown file. */
const ENDINGS = ['.html', '.txt', '.md'];

/** Pages by another name. Only `.html` gets a policy. */
const UNUSUAL_PAGE = /\.(?:[sx]?html?|xht|mht(?:ml)?|svgz|xslt?)$/i;

/** Report files of `public/` that run code when they are opened, and those with the name of a file that a build writes. */
export function checkPublic(
  { publicFiles, writtenFiles, pages, redirects }: PublicSource,
  report: Report,
): void {
  const folder = displayName(publicDir());
  const owners = new Map([
    ...[...writtenFiles].map((address) => [address, 'a file of its own'] as const),
    ...redirects.flatMap(({ from }) =>
      [`${from}.html`, '/_redirects'].map((address) => [address, `the redirect ${from}`] as const),
    ),
    ...pages.flatMap((page) => addressesOf(page).map((address) => [address, page.file] as const)),
  ]);
  for (const name of publicFiles) {
    const owner = owners.get(name);
    if (owner !== undefined) {
      const problem = `has the address ${name}, which a build gives to ${owner}.`;
      report({ file: folder + name, problem, remedy: 'Rename one of the two.' });
    }
    const found = problemOfPublicFile(name);
    if (found) report({ file: folder + name, ...found });
  }
}

function addressesOf(page: Page): string[] {
  const files = ENDINGS.map((ending) => markdownPath(page).replace(/\.md$/, ending));
  return [...files, socialImagePath(page)];
}

function problemOfPublicFile(name: string): ProblemText | undefined {
  if (name.includes('\uFFFD'))
    return { problem: 'has a name that is not in UTF-8.', remedy: 'Rename it.' };
  if (MARKUP_FILE.test(name)) return problemOfMarkup(path.join(publicDir(), name));
  if (name.endsWith('.html') || !UNUSUAL_PAGE.test(name)) return undefined;
  const problem = 'is a page or style sheet of a kind that gets no security policy.';
  return { problem, remedy: 'Name a page .html, and save a picture as .svg.' };
}
