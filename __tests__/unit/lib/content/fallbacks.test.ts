import { checkSite } from '@/lib/content/check/check-site';
import { formatProblem } from '@/lib/content/check/problems';
import { compilePage } from '@/lib/content/compile-page';
import { messagesFor } from '@/lib/content/messages';
import { readSite } from '@/lib/content/site';
import { type ContentFiles, makeContentFolder } from '../../../support/content-folder';

const configWith = (third: string) => `export default {
  title: 'Site', description: 'For tests.', url: 'https://example.com', defaultLocale: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
    ${third}
  ],
};
`;

const GUIDE = {
  'guide/_meta.json': '["a", "b"]',
  'guide/a.mdx': "import Piece from '../shared/piece.mdx';\n\n# A\n\n<Piece />\n",
  'guide/b.mdx': '# B\n\nRead [a](./a.mdx) and [home](/).\n',
  'shared/piece.mdx': 'See [b](../guide/b.mdx).\n',
};

/** A site in English and Chinese with some pages in German. */
async function siteWith(
  files: ContentFiles,
  third = `{ lang: 'de', label: 'Deutsch', fallback: true },`,
) {
  const both = ['en', 'zh'].flatMap((lang) =>
    Object.entries(GUIDE).map(([name, text]) => [`${lang}/${name}`, text] as const),
  );
  const config = { 'site.config.ts': configWith(third) };
  makeContentFolder({ ...config, ...Object.fromEntries(both), ...files });
  return readSite();
}

const german = (slug: string) => ({ locale: 'de', version: undefined, slug: slug.split('/') });

test('a language with a fallback is complete from one line of configuration', async () => {
  const site = await siteWith({});
  expect(await checkSite(site)).toEqual([]);
  const paths = site.pages
    .filter(({ locale }) => locale === 'de')
    .map(({ routePath }) => routePath);
  expect(paths.sort()).toEqual(['/de/', '/de/404', '/de/guide/a', '/de/guide/b', '/de/search']);
  expect(site.sidebars.get('de/guide')).toMatchObject([
    { text: 'A', href: '/de/guide/a' },
    { text: 'B', href: '/de/guide/b' },
  ]);
});

test('translated pages are shown, the others in the default language', async () => {
  const { routes } = await siteWith({ 'de/guide/a.mdx': '# Ah\n' });
  expect(routes.find(german('guide/a'))).not.toHaveProperty('original');
  const fallback = routes.find(german('guide/b'));
  expect(fallback).toMatchObject({ title: 'B', original: { routePath: '/guide/b' } });
});

test('the links of an untranslated text lead to pages of the language, also those of a piece', async () => {
  const site = await siteWith({});
  const textOf = async (slug: string) => {
    const page = site.routes.find(german(slug));
    if (!page) throw new Error(`The page ${slug} does not exist.`);
    return JSON.stringify((await compilePage(site, page)).nodes);
  };
  const b = await textOf('guide/b');
  expect(b).toContain('/de/guide/a');
  expect(b).toContain('"href":"/de/"');
  expect(await textOf('guide/a')).toContain('/de/guide/b');
});

test('the sidebar file of a language replaces that of the default language', async () => {
  const { sidebars } = await siteWith({
    'de/guide/_meta.json': '["b", { "type": "file", "name": "a", "label": "Ah" }]',
  });
  expect(sidebars.get('de/guide')).toMatchObject([{ text: 'B' }, { text: 'Ah' }]);
});

test('without a fallback every missing page and the interface texts are errors', async () => {
  const { problems } = await siteWith({}, `{ lang: 'de', label: 'Deutsch' },`);
  const lines = problems.map(formatProblem).join('\n');
  expect(lines).toContain('site.config.ts:6: has the language “de”, which has no interface texts.');
  expect(lines).toContain('guide/a.mdx: has no page in the language “de”.');
  expect(lines).toContain('de/index.mdx: does not exist.');
});

test('interface texts of the content folder are used, and checked', async () => {
  const texts = '{ "theme": {\n "outlineTitle": "AUF DIESER SEITE",\n "outlineTitel": "x" } }';
  const { problems } = await siteWith({ 'messages/de.json': texts });
  expect(messagesFor('de').theme).toMatchObject({
    outlineTitle: 'AUF DIESER SEITE',
    nextPageText: 'Next Page',
  });
  expect(problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '3 has the unknown key `outlineTitel`.',
  ]);
});

test('a term without translation is shown in the default language', async () => {
  const glossary = `page: guide/a.mdx
groups:
  - id: g
    en: G
    zh: 组
    terms:
      - id: one
        en: { name: One, text: First. }
        zh: { name: 一, text: 第一。 }
        de: { name: Eins, text: Erstens. }
      - id: two
        en: { name: Two, text: Second. }
        zh: { name: 二, text: 第二。 }
`;
  const site = await siteWith({ 'glossary.yaml': glossary });
  expect(site.problems).toEqual([]);
  expect(site.glossary?.definitionOf('de', 'one')).toBe('Erstens.');
  expect(site.glossary?.definitionOf('de', 'two')).toBe('Second.');
});
