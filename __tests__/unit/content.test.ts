import { readFileSync } from 'node:fs';
import type { Page } from '@/lib/model';
import { linksOf } from '@/lib/page/sidebar';
import { readSite } from '@/lib/site/site';
import { commentsOf, withoutComments } from '@/scripts/proof/blocks/comments';

/** Every English page of the site with its Chinese translation. */
async function readTranslations() {
  const site = await readSite();
  const chinese = new Map(
    site.pages.filter(({ locale }) => locale === 'zh').map((page) => [keyOf(page), page]),
  );
  const translations = site.pages
    .filter(({ locale, body }) => locale === 'en' && body !== '')
    .map((page) => [page, chinese.get(keyOf(page))] as const);
  return { site, translations };
}

function keyOf(page: Page): string {
  return page.relativePath.slice(page.locale.length);
}

/** Whole code blocks, with the lines that open and close them. */
function codeBlocksOf({ body }: Page) {
  return [...body.matchAll(/^[ \t]*```(\w*)[\s\S]*?^[ \t]*```$/gm)].map(([code, lang = '']) => ({
    lang,
    code,
  }));
}

test('both languages show the same code, except for comments', async () => {
  const { translations } = await readTranslations();
  const codeOf = (page: Page) => codeBlocksOf(page).map(withoutComments);
  for (const [page, translation] of translations) {
    expect([page.file, translation && codeOf(translation)]).toEqual([page.file, codeOf(page)]);
  }
});

test('comments in code are in the language of the page', async () => {
  const { translations } = await readTranslations();
  const untranslated = translations.flatMap(([, translation]) =>
    translation
      ? codeBlocksOf(translation)
          .flatMap(commentsOf)
          // An address is the same in every language.
          .filter((text) => !/\p{Script=Han}|^\/\/ \S+$/u.test(text))
      : [],
  );
  expect(untranslated).toEqual([]);
});

/** The source of the author, without the values of figures. */
function writtenIn(page: Page): string {
  return readFileSync(page.file, 'utf8');
}

function figuresIn(page: Page | undefined): string[] {
  return page ? (writtenIn(page).match(/\{figures\.[^\s{}]+\}/g) ?? []).sort() : [];
}

test('both languages use the same figures', async () => {
  const { translations } = await readTranslations();
  for (const [page, translation] of translations) {
    expect([page.file, figuresIn(translation)]).toEqual([page.file, figuresIn(page)]);
  }
});

test('pages do not repeat measured numbers as text', async () => {
  const { translations } = await readTranslations();
  const figures = readFileSync('content/figures.json', 'utf8');
  const spelled = (figures.match(/\b\d{5,}\b/g) ?? []).map((n) => Number(n).toLocaleString('en'));
  const typed = new RegExp(`(?<![\\d,])(?:${[...new Set(spelled)].join('|')})(?![\\d,])`, 'g');
  for (const page of translations.flatMap((pair) => pair.filter((one) => one !== undefined))) {
    const prose = writtenIn(page).replace(/^```[\s\S]*?^```/gm, '');
    expect([page.file, prose.match(typed)]).toEqual([page.file, null]);
  }
});

test('a page or section has one name: the sidebar calls it by its heading', async () => {
  const { site } = await readTranslations();
  const headings = new Map(
    site.pages.flatMap(
      ({ routePath, body }) =>
        [
          [routePath, /^# (.+)$/m.exec(body)?.[1]],
          ...[...body.matchAll(/^##+ (.+) \{#([\w-]+)\}$/gm)].map(([, text = '', id]) => [
            `${routePath}#${id}`,
            text.replaceAll('`', ''),
          ]),
        ] as [string, string | undefined][],
    ),
  );
  const links = [...site.sidebars.values()].flatMap(linksOf);
  expect(links.length).toBeGreaterThan(80);
  const called = links.map(({ href, text }) => [href, text]);
  expect(called).toEqual(links.map(({ href }) => [href, headings.get(href)]));
});

test('every page except the home page has its own description', async () => {
  const { translations } = await readTranslations();
  const pages = translations.flat().filter((page) => page !== undefined);
  for (const page of pages) {
    const length = page?.frontmatter.description?.length ?? 0;
    expect([page?.file, length >= 20 && length <= 170]).toEqual([page?.file, true]);
  }
});

test('every cell of the comparison says something: an empty one could be unknown, no, or not applicable', async () => {
  const { site } = await readTranslations();
  const pages = site.pages.filter(({ file }) => file.endsWith('/more/comparison.mdx'));
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    const rows = writtenIn(page).match(/^\|.*\|$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(5);
    expect([page.file, rows.filter((row) => /\|\s*\|/.test(row))]).toEqual([page.file, []]);
  }
});
