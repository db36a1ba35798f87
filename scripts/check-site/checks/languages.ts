import { attributeOf, isLink } from '../../export/html';
import type { Finding } from '../finding';
import { placeOf, textIn } from '../place';
import type { ExportedSite, SitePage } from '../site';
import { headingsOf } from './headings';

const DEFAULT = 'x-default';

type Alternate = readonly [lang: string, href: string];

/** Checks that pages link to all their translations, with `x-default`, and that translations have the same headings. */
export function findUnequalTranslations(site: ExportedSite): Finding[] {
  return [
    ...missingPages(site),
    ...site.pages.flatMap((page) => wrongAlternates(page, site)),
    ...missingHeadings(site),
  ];
}

/** Checks that every language has the same pages. A fallback page counts as a translation. */
function missingPages({ pages }: ExportedSite): Finding[] {
  const paths = new Map(pages.map((page) => [`${page.lang} ${originalPath(page)}`, page]));
  const langs = new Set(pages.map(({ lang }) => lang));
  return pages.flatMap((page) =>
    [...langs]
      .filter((lang) => !paths.has(`${lang} ${originalPath(page)}`))
      .map((lang) => ({ file: page.file, message: `The page does not exist in “${lang}”.` })),
  );
}

/** The path without the language. */
function originalPath({ path, lang }: SitePage): string {
  return path.startsWith(`/${lang}/`) ? path.slice(lang.length + 1) : path;
}

function wrongAlternates(page: SitePage, site: ExportedSite): Finding[] {
  const own = alternatesOf(page);
  const says = (message: string) => ({ file: page.file, message });
  const list = JSON.stringify(own);
  const wrong = own.flatMap(([lang, href]) => {
    const twin = site.pageAt(href);
    if (!twin) return [says(`hreflang="${lang}" leads to no page: ${href}`)];
    if (lang !== DEFAULT && twin.lang !== lang) {
      return [says(`hreflang="${lang}" leads to ${twin.file}, which is in “${twin.lang}”.`)];
    }
    if (JSON.stringify(alternatesOf(twin)) === list) return [];
    return [
      says(`${twin.file}, named with hreflang="${lang}", does not link to the same translations.`),
    ];
  });
  if (!page.isIndexed) return wrong;
  const langs = own.map(([lang]) => lang);
  if (!langs.includes(DEFAULT)) wrong.push(says(`No hreflang="${DEFAULT}".`));
  if (!own.some(([lang, href]) => lang === page.lang && href === page.canonical)) {
    wrong.push(says(`The page has no hreflang="${page.lang}" with its own address.`));
  }
  return wrong;
}

/** The translations that a page names. Feeds have a language and a type. */
export function alternatesOf({ elements }: SitePage): Alternate[] {
  return elements
    .filter((element) => isLink(element, 'alternate') && attributeOf(element, 'type') === undefined)
    .map((element) => [attributeOf(element, 'hreflang') ?? '', attributeOf(element, 'href') ?? '']);
}

/** A heading that is missing in one language is usually a section that was not translated. */
function missingHeadings(site: ExportedSite): Finding[] {
  return site.pages.flatMap((page) => {
    const original = site.pageAt(alternatesOf(page).find(([lang]) => lang === DEFAULT)?.[1] ?? '');
    if (!original || original === page || !page.isIndexed) return [];
    const [own, wanted] = [headingsOf(page), headingsOf(original)];
    const at = wanted.findIndex(({ level }, index) => own[index]?.level !== level);
    const first = at === -1 ? own[wanted.length] : (own[at] ?? own.at(-1));
    if (at === -1 && !first) return [];
    const heading = wanted[at]?.element;
    const expected = heading ? `“${textIn(heading)}”` : 'the end of the text';
    const message = `The headings differ from those of ${original.file}, which has ${expected} here.`;
    return [{ file: page.file, element: first && placeOf(first.element), message }];
  });
}
