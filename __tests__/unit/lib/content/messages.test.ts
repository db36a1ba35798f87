import { checkSite } from '@/lib/content/check/check-site';
import { messagesFor } from '@/lib/content/messages';
import { readSite } from '@/lib/content/site';
import {
  type ContentFiles,
  makeContentFolder,
  shortProblems,
} from '../../../support/content-folder';

async function check(files: ContentFiles): Promise<string[]> {
  makeContentFolder(files);
  return shortProblems(await checkSite(await readSite()));
}

test('a text of the content folder replaces the default one, and the others stay', async () => {
  const texts = '{ "layout": { "lastUpdated": "<time>{date}</time>: {label}" } }';
  expect(await check({ 'messages/en.json': texts })).toEqual([]);
  expect(messagesFor('en').layout).toMatchObject({
    lastUpdated: '<time>{date}</time>: {label}',
    menu: 'Menu',
  });
  expect(messagesFor('zh').layout.menu).not.toBe('Menu');
});

test('an unknown key, a wrong placeholder and a text of the wrong type are errors with their lines', async () => {
  const texts = `{
  "layout": {
    "menue": "Menu",
    "oldVersion": "This is {versoin}.",
    "menu": "{count} entries",
    "home": 5
  }
}`;
  const messages = await check({ 'messages/en.json': texts });
  expect(messages).toEqual([
    'messages/en.json:3: has the unknown key `menue`.\n  Did you mean `menu`?',
    'messages/en.json:4: `layout.oldVersion` is "This is {versoin}.".\n  Keep the placeholders {version}.',
    'messages/en.json:5: `layout.menu` is "{count} entries".\n  Write it without braces and elements.',
    'messages/en.json:6: `layout.home` is 5.\n  Write "5", in quotes.',
  ]);
  expect(messagesFor('en').layout.oldVersion).toBe(
    'This is the documentation of version {version}.',
  );
});

test('an additional language reports every missing text', async () => {
  const config = `export default {
  title: 'Site', description: 'A site.', url: 'https://example.com', defaultLocale: 'de',
  locales: [{ lang: 'de', label: 'Deutsch' }],
};`;
  const messages = await check({
    'site.config.ts': config,
    'en/index.mdx': null,
    'zh/index.mdx': null,
    'de/index.mdx': '# Start\n',
    'messages/de.json': '{\n  "hostedSearch": { "searchBy": "Suche von" }\n}',
  });
  expect(messages).toContain(
    'messages/de.json:2: `hostedSearch.reportLink` is missing.\n  Write it as a text in quotes.',
  );
  expect(messages).toContain(
    'messages/de.json:1: `theme` is missing.\n  Write it as a group of keys.',
  );
});

test('texts of a language that the site does not have are an error', async () => {
  expect(await check({ 'messages/fr.json': '{}' })).toEqual([
    'messages/fr.json: has texts of a language that the site does not have.\n  Name it en.json or zh.json, or add the language to `locales` in site.config.ts.',
  ]);
});
