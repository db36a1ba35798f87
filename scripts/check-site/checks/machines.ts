import { attributeOf, isLink, metaOf, textOf } from '../../export/html';
import { placeOf } from '../place';
import type { SiteProblem } from '../problem';
import type { ExportedSite } from '../site';

const LARGEST_PICTURE = 60_000;
/** The offset at which a PNG file states its width, followed by its height. */
const PNG_WIDTH = 16;

/** Checks that the social image of every page exists, has the stated size, and is small. */
export function findWrongSocialImages(site: ExportedSite): SiteProblem[] {
  return site.pages.flatMap(({ file, elements }) => {
    const address = metaOf(elements, 'og:image') ?? '';
    const picture = site.fileAt(address.slice(site.root.length));
    const says = (message: string) => [{ file, message }];
    if (!picture || !address.startsWith(`${site.root}/`))
      return says(`og:image “${address}” is not a file of the site.`);
    const bytes = site.bytes(picture);
    const actual = `${bytes.readUInt32BE(PNG_WIDTH)} by ${bytes.readUInt32BE(PNG_WIDTH + 4)}`;
    const stated = `${metaOf(elements, 'og:image:width')} by ${metaOf(elements, 'og:image:height')}`;
    if (actual !== stated) return says(`${picture} is ${actual}, og:image says ${stated}.`);
    if (bytes.length > LARGEST_PICTURE)
      return says(`${picture} has ${bytes.length} bytes; ${LARGEST_PICTURE} are allowed.`);
    const card = metaOf(elements, 'twitter:card');
    return card === 'summary_large_image' ? [] : says(`twitter:card is “${card}”.`);
  });
}

/** Checks that structured data is valid and leads to pages. Every indexed page must have some. */
export function findWrongStructuredData(site: ExportedSite): SiteProblem[] {
  return site.pages.flatMap(({ file, elements, isIndexed }) => {
    const scripts = elements.filter(
      (element) => attributeOf(element, 'type') === 'application/ld+json',
    );
    if (isIndexed && scripts.length === 0)
      return [{ file, message: 'The page has no structured data.' }];
    return scripts.flatMap((element) => {
      const says = (message: string) => [{ file, element: placeOf(element), message }];
      const data = parseJson(textOf(element)) as
        | { '@type'?: string; itemListElement?: { item: string }[] }
        | undefined;
      if (!data?.['@type']) return says('The structured data is not JSON with an @type.');
      const items = (data.itemListElement ?? []).map(({ item }) => item);
      return items
        .filter((item) => !site.pageAt(item))
        .flatMap((item) => says(`The item ${item} is not a page.`));
    });
  });
}

/** Checks that the files in web manifests and search descriptions exist. */
export function findBrokenManifests(site: ExportedSite): SiteProblem[] {
  const names = [...site.names];
  const fileOf = (address: string) => {
    const { pathname } = new URL(address, `${site.root}/`);
    return pathname.startsWith(site.base)
      ? site.fileAt(`/${pathname.slice(site.base.length)}`)
      : undefined;
  };
  const hasIcon = site.pages.some(({ elements }) =>
    elements.some((element) => isLink(element, 'icon')),
  );
  const manifests = names
    .filter((name) => name.endsWith('site.webmanifest'))
    .flatMap((file) => {
      const manifest = JSON.parse(site.text(file)) as {
        start_url: string;
        icons: { src: string; sizes: string }[];
      };
      const says = (message: string) => ({ file, message });
      return [
        ...(fileOf(manifest.start_url)?.endsWith('index.html')
          ? []
          : [says(`start_url ${manifest.start_url} is not a home page.`)]),
        ...(hasIcon && manifest.icons.length < 2
          ? [says('The manifest needs at least two icons.')]
          : []),
        ...manifest.icons.flatMap(({ src, sizes }) => {
          const icon = fileOf(src);
          if (!icon) return says(`The icon ${src} is missing.`);
          const width = sizes === 'any' ? sizes : `${site.bytes(icon).readUInt32BE(PNG_WIDTH)}`;
          return width === sizes.split('x')[0]
            ? []
            : says(`The icon ${src} is ${width} wide, not ${sizes}.`);
        }),
      ];
    });
  return [
    ...manifests,
    ...names
      .filter((name) => name.endsWith('opensearch.xml'))
      .flatMap((file) => {
        const search = `${site.root}/${file.replace('opensearch.xml', 'search')}?q={searchTerms}`;
        return site.text(file).includes(search)
          ? []
          : [{ file, message: `The description does not lead to ${search}.` }];
      }),
  ];
}

/** Checks that `llms.txt` links to Markdown files whose texts are in `llms-full.txt`. */
export function findWrongLists(site: ExportedSite): SiteProblem[] {
  const lists = [...site.names].filter((name) => /(?:^|\/)llms\.txt$/.test(name));
  return lists.flatMap((file) => {
    const full = site.text(file.replace('.txt', '-full.txt'));
    const links = [...site.text(file).matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map(
      ([, url = '']) => url,
    );
    const says = (message: string) => ({ file, message });
    const head = /^# .+\n\n> .+\n\n## /.test(site.text(file))
      ? []
      : [says('The title, the summary or the sections are missing.')];
    const broken = links.flatMap((url) => {
      const linked = url.startsWith(site.root)
        ? site.fileAt(url.slice(site.root.length))
        : undefined;
      if (!linked) return [says(`${url} is missing.`)];
      return full.includes(site.text(linked))
        ? []
        : [says(`The text of ${url} is missing in llms-full.txt.`)];
    });
    return links.length === 0
      ? [...head, says('The file does not list any page.')]
      : [...head, ...broken];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
