import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '@/lib/content/check/check-site';
import { ContentError } from '@/lib/content/check/problems';
import { readSite } from '@/lib/content/site';
import { needsOf, siteHeadSchema } from '@/lib/site-head';
import { makeContentFolder, shortProblems } from '../../../support/content-folder';

/** The errors in a configuration whose fourth line is `head`. */
async function check(head: string): Promise<string[]> {
  const config = `export default {
  title: 'Site', description: 'A site.', url: 'https://example.com', defaultLocale: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  head: ${head},
};`;
  makeContentFolder({ 'site.config.ts': config, 'public/own.js': '' });
  const site = await readSite().catch((error: unknown) => {
    if (error instanceof ContentError) return error;
    throw error;
  });
  return shortProblems('pages' in site ? await checkSite(site) : site.problems);
}

test.each([
  "{ meta: [{ name: 'google-site-verification', content: 'a' }] }",
  "{ scripts: [{ src: '/own.js', type: 'module' }] }",
  "{ scripts: [{ src: 'https://a.example/b.js?c=1', attributes: { 'data-id': '1' }, connect: ['https://a.example'] }] }",
])('%s is valid', async (head) => {
  expect(await check(head)).toEqual([]);
});

test.each([
  [
    "{ scripts: [{ code: 'a()' }] }",
    /has the unknown key `code`\.\n {2}Use src, .+ write it into a file in public\/, and name that as `src`\./,
  ],
  [
    "{ scripts: [{ src: '/gone.js' }] }",
    /:4: names the script \/gone\.js, which does not exist\.\n {2}Put the file at public\/gone\.js\./,
  ],
  ["{ scripts: [{ src: 'http://a.example/b.js' }] }", /`head\.scripts\[0\]\.src` is "http:/],
  ["{ scripts: [{ src: '//a.example/b.js' }] }", /`head\.scripts\[0\]\.src` is "\/\/a/],
  [
    "{ scripts: [{ src: '/own.js', attributes: { onload: 'a()' } }] }",
    /Use data attributes, integrity, crossorigin and id\./,
  ],
  [
    "{ scripts: [{ src: '/own.js', connect: ['https://a.example/path'] }] }",
    /Write the origin alone/,
  ],
  [
    "{ meta: [{ name: 'description', content: 'a' }] }",
    /Remove it; the site writes it for every page\./,
  ],
  ["{ style: 'a' }", /has the unknown key `style`\./],
])('%s is an error with its line', async (head, message) => {
  const messages = await check(head);
  expect(messages.join('\n')).toMatch(message);
  expect(messages[0]).toMatch(/^site\.config\.ts:4: /);
});

test('the policy contains each origin once', () => {
  const script = { src: 'https://a.example/b.js', connect: ['https://c.example'] };
  expect(
    needsOf(
      siteHeadSchema.parse({
        scripts: [script, { ...script, images: ['https://d.example'] }, { src: '/own.js' }],
      }),
    ),
  ).toEqual({
    scripts: ['https://a.example'],
    connections: ['https://c.example'],
    images: ['https://d.example'],
  });
});

test('an edit of a file that the configuration imports through another one is read', async () => {
  const config = `import { title } from './texts';
export default {
  title, description: 'A site.', url: 'https://example.com', defaultLocale: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
};`;
  const folder = makeContentFolder({
    'site.config.ts': config,
    'texts.ts': "export { title } from './title';\n",
    'title.ts': "export const title = 'Before';\n",
  });
  expect((await readSite()).config.title).toBe('Before');
  writeFileSync(path.join(folder, 'title.ts'), "export const title = 'After';\n");
  expect((await readSite()).config.title).toBe('After');
});
