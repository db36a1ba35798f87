import { markdownPath } from '../../machines/markdown-path';
import type { Page } from '../../model';
import { displayName, publicDir } from '../content-dir';
import type { Report } from './problems';

/** What a build writes for a page, in place of the ending of its Markdown twin. */
const ENDINGS = ['.html', '.txt', '.md'];

/**
 * Report files of `public/` that have the name of a page's file. With other names that a build gives away it ends with an
 * error of its own.
 *
 * @param publicFiles As addresses: `/logo.svg`.
 */
export function checkPublic(
  publicFiles: ReadonlySet<string>,
  pages: readonly Page[],
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
}
