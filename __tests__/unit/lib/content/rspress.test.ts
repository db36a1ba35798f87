import path from 'node:path';
import { checkSite } from '@/lib/content/check/check-site';
import type { CompiledPage } from '@/lib/content/compiled-page';
import { readSite, type Site } from '@/lib/content/site';
import type { Problem } from '@/lib/problem';

/** A content folder written for Rspress, with four lines about rules in its configuration. */
const FOLDER = '__tests__/fixtures/rspress/docs';

let site: Site;
let problems: readonly Problem[];
const compiled = new Map<string, CompiledPage>();

beforeAll(async () => {
  process.env['CONTENT_DIR'] = FOLDER;
  site = await readSite();
  problems = await checkSite(site, (page, own) => compiled.set(page.relativePath, own));
});

afterAll(() => {
  delete process.env['CONTENT_DIR'];
});

const short = ({ file, line, problem, warning }: Problem) =>
  `${path.relative(FOLDER, file)}:${line}: ${warning ?? problem}`;

test('an Rspress folder works without edits, except for broken links', () => {
  expect(problems.filter(({ warning }) => warning === undefined).map(short)).toEqual([
    'en/blog/first.mdx:7: links to /guide/quays#cranes, but __tests__/fixtures/rspress/docs/en/guide/quays.mdx has no #cranes.',
  ]);
});

test('rules that are configured as warnings do not stop a build', () => {
  expect(problems.filter(({ warning }) => warning !== undefined).map(short)).toEqual([
    'en/guide/config.mdx:15: code-language',
    'en/guide/quays.mdx:8: image-alt',
    'en/guide/quays.mdx:8: style-attribute',
    'en/guide/quays.mdx:10: image-alt',
    'zh/guide/config.mdx:3: same-headings',
    'zh/guide/config.mdx:15: code-language',
    'zh/guide/quays.mdx:8: image-alt',
    'zh/guide/quays.mdx:8: style-attribute',
    'zh/guide/quays.mdx:10: image-alt',
  ]);
});

test('pieces can be imported by an alias, as Markdown, and from files whose names begin with _', () => {
  const { title, text } = compiled.get('en/guide/intro.mdx') ?? {};
  expect(title).toBe('Introduction');
  expect(text).toContain('quays: where ships land.');
  expect(text).toContain('The tide comes twice a day.');
  expect(site.pages.map(({ relativePath }) => relativePath)).not.toContain('en/guide/_note.mdx');
});

test('front matter variables are replaced in the text and in attributes', () => {
  const nodes = JSON.stringify(compiled.get('zh/guide/intro.mdx')?.nodes);
  expect(nodes).toContain('"text":"介绍"');
  expect(nodes).not.toContain('frontmatter');
});

test('the words after the language of a code block have the same meaning as in Rspress', () => {
  const nodes = JSON.stringify(compiled.get('en/guide/config.mdx')?.nodes);
  expect(nodes).toContain('"title":"harbor.config.ts"');
  expect(nodes).toContain('"title":"Terminal"');
});

test('the time in the date of a post is ignored, and the page type doc-wide means doc', () => {
  const frontmatterOf = (name: string) =>
    site.pages.find(({ relativePath }) => relativePath === name)?.frontmatter;
  expect(frontmatterOf('en/blog/first.mdx')?.published_at).toBe('2024-01-24');
  expect(frontmatterOf('en/blog/index.mdx')?.pageType).toBe('doc');
});

test('components can be imported by an alias, and use aliases themselves', () => {
  expect(compiled.get('en/guide/quays.mdx')?.live?.tree).toContain('components/Step.tsx');
});
