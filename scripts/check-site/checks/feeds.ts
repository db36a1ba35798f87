import type { SiteProblem } from '../problem';
import type { ExportedSite } from '../site';
import { parseXml } from '../xml';

const REQUIRED = {
  xml: { feed: ['title', 'link', 'description'], item: ['title', 'guid', 'pubDate'] },
  atom: { feed: ['id', 'title', 'updated'], item: ['id', 'title', 'updated'] },
};

/** Checks that every feed is well-formed and complete, and that its entries lead to pages. */
export function findBrokenFeeds(site: ExportedSite): SiteProblem[] {
  const feeds = [...site.names].filter((name) => /(?:^|\/)feeds\/[^/]+$/.test(name));
  return feeds.flatMap((file) => {
    const says = (message: string) => ({ file, message });
    const format = file.split('.').at(-1);
    try {
      const links = format === 'json' ? jsonLinks(site.text(file)) : [];
      const { missing, links: own } =
        format === 'xml' || format === 'atom'
          ? readXml(site.text(file), REQUIRED[format])
          : { missing: [], links };
      return [
        ...missing.map((name) => says(`<${name}> is missing.`)),
        ...own.filter((link) => !site.pageAt(link)).map((link) => says(`${link} is not a page.`)),
      ];
    } catch (error) {
      return [says(`It cannot be parsed: ${(error as Error).message}`)];
    }
  });
}

function readXml(text: string, { feed, item }: (typeof REQUIRED)['xml']) {
  const document = parseXml(text);
  const top = document.querySelector('channel') ?? document.documentElement;
  const items = [...document.querySelectorAll('item, entry')];
  const lacks = (element: Element, names: readonly string[]) => {
    const own = new Set([...element.children].map(({ localName }) => localName));
    return names.filter((name) => !own.has(name));
  };
  return {
    missing: [...lacks(top, feed), ...items.flatMap((entry) => lacks(entry, item))],
    links: items.map((entry) => {
      const link = entry.querySelector('link');
      return link?.getAttribute('href') ?? link?.textContent ?? '';
    }),
  };
}

function jsonLinks(text: string): string[] {
  const { items } = JSON.parse(text) as { items: readonly { url: string }[] };
  return items.map(({ url }) => url);
}
