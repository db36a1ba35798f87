import type { SiteProblem } from '../problem';
import type { ExportedSite } from '../site';
import { parseXml } from '../xml';
import { alternatesOf } from './languages';

const FILE = 'sitemap.xml';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DATE = /^\d{4}-\d\d-\d\d(T[\d:+Z-]+)?$/;

/** Checks that the sitemap lists exactly the pages that search engines may index, with their translations. */
export function findWrongSitemap(site: ExportedSite): SiteProblem[] {
  const says = (message: string) => ({ file: FILE, message });
  if (!site.names.has(FILE)) return [says('The sitemap is missing.')];
  const { documentElement } = parseXml(site.text(FILE));
  if (documentElement.namespaceURI !== NAMESPACE)
    return [says(`Its namespace is not ${NAMESPACE}.`)];
  const entries = [...documentElement.querySelectorAll('url')];
  const listed = entries.map((entry) => entry.querySelector('loc')?.textContent ?? '');
  const indexed = new Map(
    site.pages.filter(({ isIndexed }) => isIndexed).map((page) => [page.canonical, page]),
  );
  const missing = [...indexed.keys()].filter((address) => !listed.includes(address));
  return [
    ...missing.map((address) => says(`${address} is missing.`)),
    ...entries.flatMap((entry, index) => {
      const address = listed[index] ?? '';
      const page = indexed.get(address);
      if (!page) return [says(`${address} is not a page that search engines may index.`)];
      const changed = entry.querySelector('lastmod')?.textContent;
      const dates =
        changed && !DATE.test(changed)
          ? [says(`${address} has the invalid date “${changed}”.`)]
          : [];
      const links = [...entry.getElementsByTagName('xhtml:link')].map((link) =>
        link.getAttribute('href'),
      );
      const alternates = alternatesOf(page).map(([, href]) => href);
      if (links.join() === alternates.join()) return dates;
      return [...dates, says(`${address} lists other translations than ${page.file}.`)];
    }),
  ];
}

/** Checks that `robots.txt` names the sitemap, and `security.txt` a contact, an expiry date and its own address. */
export function findWrongTextFiles(site: ExportedSite): SiteProblem[] {
  const robots = site.names.has('robots.txt') ? site.text('robots.txt') : '';
  const sitemap = `Sitemap: ${site.root}/${FILE}`;
  const problems = robots.includes(sitemap)
    ? []
    : [{ file: 'robots.txt', message: `The line “${sitemap}” is missing.` }];
  const file = '.well-known/security.txt';
  const text = site.names.has(file) ? site.text(file) : undefined;
  if (text === undefined) return problems;
  const isWhole =
    /^Contact: \S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/.test(text) &&
    text.includes(`Canonical: ${site.root}/${file}`);
  return isWhole
    ? problems
    : [...problems, { file, message: 'Contact, Expires or Canonical is missing.' }];
}
