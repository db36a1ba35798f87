import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../../lib/content/site';
import { parsePath } from '../../../lib/paths';
import { findRedirect } from '../../../lib/redirects';
import type { CoverageItem } from './coverage';
import { readSections } from './sections';

/** The packages of the tool that print or show links to its documentation. */
const SCOPE = 'node_modules/@rsdoctor';
const CODE = /\.(?:js|cjs|mjs|html)$/;

/** The redirects of this site: `content/redirects.json`. */
const REDIRECTS_FILE = 'content/redirects.json';

/**
 * Look up every link to this site that the published packages hold: the report's help links to pages and sections by
 * their address, so none of them may go missing.
 *
 * @param project A folder with the packages.
 */
export async function checkReportLinks(project: string, site: Site): Promise<CoverageItem[]> {
  const links = await readLinks(path.join(project, SCOPE), site.config.url);
  if (links.length === 0) throw new Error('The packages hold no link to the documentation.');
  return links.map((link) => {
    const name = `link of the report ${link}`;
    const problem = problemOf(new URL(link), site);
    if (problem === undefined) return { name };
    const remedy = 'Give the page or heading this address, or add a redirect.';
    return { name, problem: { file: REDIRECTS_FILE, problem: `${link} ${problem}`, remedy } };
  });
}

/** The links to a site in the code below a folder, in order, each once. */
async function readLinks(folder: string, site: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const host = new URL(site).host.replaceAll('.', '\\.');
  const pattern = new RegExp(`https?://${host}[\\w/#%.~-]*`, 'g');
  const found = await Promise.all(
    files
      .filter((file) => CODE.test(file))
      .map(async (file) => (await readFile(path.join(folder, file), 'utf8')).match(pattern) ?? []),
  );
  // A sentence may end behind an address.
  return [...new Set(found.flat().map((link) => link.replace(/\.$/, '')))].sort();
}

/** What is wrong with a link; undefined if it leads to a page, and to a heading of it where it names one. */
function problemOf({ pathname, hash }: URL, { routes, routing, redirects }: Site) {
  const path = pathname.replace(/\/index$/, '/');
  if (findRedirect(redirects, path)) return undefined;
  const page = routes.find(parsePath(path, routing));
  if (!page) return 'leads to no page.';
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || readSections(page).some((section) => section.id === id)) return undefined;
  return `leads to ${page.file}, which has no heading with that id.`;
}
