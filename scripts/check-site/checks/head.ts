import { metaOf } from '../../export/html';
import type { SiteProblem } from '../problem';
import { type ExportedSite, type SitePage, titleOf } from '../site';

const LONGEST_DESCRIPTION = 200;

/** Checks that every page states its language, and has a title and description that are unique in that language. */
export function findUnclearHeads(site: ExportedSite): SiteProblem[] {
  const langs = new Map(site.routes.map(({ path, lang }) => [path, lang]));
  const problems = site.pages.flatMap((page) => {
    const expected = langs.get(page.path) ?? langs.get(page.path.replace(/404$/, '')) ?? page.lang;
    const description = metaOf(page.elements, 'description') ?? '';
    return [
      page.lang !== expected &&
        `<html lang="${page.lang}"> is not “${expected}”, as routes.json says.`,
      page.lang === '' && '<html> has no lang.',
      titleOf(page).trim() === '' && 'The page has no title.',
      description.trim() === '' && 'The page has no description.',
      description.length > LONGEST_DESCRIPTION &&
        `The description has ${description.length} characters; search engines show at most ${LONGEST_DESCRIPTION}.`,
    ]
      .filter((message) => message !== false)
      .map((message) => ({ file: page.file, message }));
  });
  const indexed = site.pages.filter(({ isIndexed }) => isIndexed);
  return [
    ...problems,
    ...repeated(indexed, 'title', titleOf),
    ...repeated(indexed, 'description', ({ elements }) => metaOf(elements, 'description') ?? ''),
  ];
}

function repeated(
  pages: readonly SitePage[],
  what: string,
  textOf: (page: SitePage) => string,
): SiteProblem[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const text = textOf(page);
    const key = `${page.lang} ${text}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, page.file);
    if (owner === undefined || text === '') return [];
    return [{ file: page.file, message: `${owner} has the same ${what}: “${text}”.` }];
  });
}

/** Checks that a page is its own canonical address, or that the canonical page is. */
export function findWrongAddresses(site: ExportedSite): SiteProblem[] {
  return site.pages.flatMap((page) => {
    const { file, canonical, elements } = page;
    if (canonical === '') return [{ file, message: 'The page has no canonical link.' }];
    const original = site.pageAt(canonical);
    const says = (message: string) => [{ file, message }];
    if (!original) return says(`The canonical link ${canonical} leads to no page.`);
    if (new URL(canonical).href !== canonical)
      return says(`The canonical link ${canonical} is not percent-encoded.`);
    if (original.canonical !== canonical) {
      return says(
        `The canonical link leads to ${original.file}, whose canonical address is ${original.canonical}.`,
      );
    }
    const told = metaOf(elements, 'og:url');
    return told === canonical
      ? []
      : says(`og:url is “${told}”, but the canonical link is ${canonical}.`);
  });
}
