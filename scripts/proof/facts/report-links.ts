import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePath } from '../../../lib/paths';
import { findRedirect } from '../../../lib/redirects';
import type { Site } from '../../../lib/site/site';
import type { CoverageItem } from './coverage';
import { readSections } from './sections';

/** The packages that print or show links to the documentation. */
const SCOPE = 'node_modules/@rsdoctor';
const CODE = /\.(?:js|cjs|mjs|html)$/;

/** The redirects of this site: `content/redirects.json`. */
const REDIRECTS_FILE = 'content/redirects.json';

/**
 * Checks every link to this site in the published packages: the help of the report links to pages and sections,
 * whose addresses must stay valid.
 *
 * @param project A folder with the packages.
 */
export async function checkReportLinks(project: string, site: Site): Promise<CoverageItem[]> {
  const links = await readLinks(path.join(project, SCOPE), site.config.url);
  if (links.length === 0) throw new Error('The packages contain no links to the documentation.');
  return links.map((link) => {
    const name = `link of the report ${link}`;
    const problem = problemOf(new URL(link), site);
    if (problem === undefined) return { name };
    const remedy = 'Give the page or heading this address, or add a redirect.';
    return { name, problem: { file: REDIRECTS_FILE, problem: `${link} ${problem}`, remedy } };
  });
}

/** The links to a site in the code of a folder, in order, without duplicates. */
async function readLinks(folder: string, site: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const host = new URL(site).host.replaceAll('.', '\\.');
  const pattern = new RegExp(`https?://${host}[\\w/#%.~-]*`, 'g');
  const found = await Promise.all(
    files
      .filter((file) => CODE.test(file))
      .map(async (file) => (await readFile(path.join(folder, file), 'utf8')).match(pattern) ?? []),
  );
  // The punctuation after an address is not part of it.
  return [...new Set(found.flat().map((link) => link.replace(/\.$/, '')))].sort();
}

/** The problem of a link; undefined if its page exists, and the heading too if it names one. */
function problemOf({ pathname, hash }: URL, { routes, routing, redirects }: Site) {
  const path = pathname.replace(/\/index$/, '/');
  if (findRedirect(redirects, path)) return undefined;
  const page = routes.find(parsePath(path, routing));
  if (!page) return 'leads to no page.';
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || readSections(page).some((section) => section.id === id)) return undefined;
  return `leads to ${page.file}, which has no heading with that id.`;
}
