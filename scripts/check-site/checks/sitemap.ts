import { attributeOf } from '../../export/html';
import type { Finding } from '../finding';
import { type ExportedSite, isLink } from '../site';
import { parseXml } from '../xml';

const FILE = 'sitemap.xml';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DATE = /^\d{4}-\d\d-\d\d(T[\d:+Z-]+)?$/;

/** The sitemap lists the pages that search engines may find, each with its translations, and nothing else. */
export function findWrongSitemap(site: ExportedSite): Finding[] {
  const says = (message: string) => ({ file: FILE, message });
  if (!site.names.has(FILE)) return [says('There is no sitemap.')];
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
      if (!page) return [says(`${address} is not a page that may be listed.`)];
      const changed = entry.querySelector('lastmod')?.textContent;
      const dates =
        changed && !DATE.test(changed) ? [says(`${address} has the date “${changed}”.`)] : [];
      const links = [...entry.getElementsByTagName('xhtml:link')].map((link) =>
        link.getAttribute('href'),
      );
      const own = page.elements
        .filter(
          (element) => isLink(element, 'alternate') && attributeOf(element, 'type') === undefined,
        )
        .map((element) => attributeOf(element, 'href'));
      if (links.join() === own.join()) return dates;
      return [...dates, says(`${address} names other translations than ${page.file}.`)];
    }),
  ];
}

/** `robots.txt` leads to the sitemap, `security.txt` says whom to tell, for how long and where it stands. */
export function findWrongTextFiles(site: ExportedSite): Finding[] {
  const robots = site.names.has('robots.txt') ? site.text('robots.txt') : '';
  const sitemap = `Sitemap: ${site.root}/${FILE}`;
  const findings = robots.includes(sitemap)
    ? []
    : [{ file: 'robots.txt', message: `It does not say “${sitemap}”.` }];
  const file = '.well-known/security.txt';
  const text = site.names.has(file) ? site.text(file) : undefined;
  if (text === undefined) return findings;
  const isWhole =
    /^Contact: \S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/.test(text) &&
    text.includes(`Canonical: ${site.root}/${file}`);
  return isWhole
    ? findings
    : [...findings, { file, message: 'It lacks Contact, Expires or Canonical.' }];
}
