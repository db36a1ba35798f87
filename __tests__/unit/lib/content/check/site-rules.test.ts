import { checkSite } from '@/lib/content/check/check-site';
import { compilePage } from '@/lib/content/compile-page';
import { readSite } from '@/lib/content/site';
import type { SiteMode } from '@/lib/resolve-site';
import { type Severity, SITE_RULES, type SiteRule } from '@/lib/site-rules';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
  shortProblems,
} from '../../../../support/content-folder';

/** A site with two languages and some lines of configuration. */
function writeSite(files: ContentFiles, ...lines: string[]) {
  makeContentFolder({
    'site.config.ts': `export default {
  title: 'A', description: 'B', url: 'https://example.com', defaultLocale: 'en',
  locales: [{ lang: 'en', label: 'A' }, { lang: 'zh', label: 'B' }],
  ${lines.join('\n  ')}
};
`,
    ...files,
  });
}

/** A page that breaks one rule, or what else does. */
const BROKEN: Record<Exclude<SiteRule, 'security-expired'>, ContentFiles> = {
  'code-language': inBothLanguages('a.mdx', '# A\n\n```\na\n```\n'),
  'code-lines': inBothLanguages('a.mdx', '# A\n\n```js {2}\na\n```\n'),
  'code-word': inBothLanguages('a.mdx', '# A\n\n```js playground\na\n```\n'),
  'component-props': inBothLanguages('a.mdx', '# A\n\n<Badge text="a" size="red" />\n'),
  'event-handler': inBothLanguages('a.mdx', '# A\n\n<b onclick="go()">b</b>\n'),
  'front-matter-key': inBothLanguages('a.mdx', '---\nauthors: [anna]\n---\n\n# A\n'),
  'heading-level': inBothLanguages('a.mdx', '# A\n\n### B {#b}\n'),
  'image-alt': inBothLanguages('a.mdx', '# A\n\n![](/icon.svg)\n'),
  keyword: inBothLanguages('a.mdx', '---\nkeywords: [berth]\n---\n\n# A\n\nA berth.\n'),
  'same-headings': { 'en/a.mdx': '# A\n\n## B {#b}\n', 'zh/a.mdx': '# A\n' },
  'style-attribute': inBothLanguages('a.mdx', '# A\n\n<b style="color: red">b</b>\n'),
  translation: { 'en/a.mdx': '# A\n' },
  'unknown-alert': inBothLanguages('a.mdx', '# A\n\n> [!HINT]\n> a\n'),
  'unknown-component': inBothLanguages('a.mdx', '# A\n\n<BlogList />\n'),
  'unknown-language': inBothLanguages('a.mdx', '# A\n\n```none-such\na\n```\n'),
  'unlisted-page': { ...inBothLanguages('guide/a.mdx', '# A\n'), 'en/guide/_meta.json': '[]' },
};

async function findSeverities(rule: SiteRule, set?: Severity): Promise<Set<string>> {
  const { [rule as keyof typeof BROKEN]: files } = BROKEN;
  writeSite(files, set ? `rules: { '${rule}': '${set}' },` : '');
  const problems = await checkSite(await readSite());
  return new Set(problems.map(({ warning, rule: broken }) => warning ?? `error of ${broken}`));
}

test.each(Object.keys(BROKEN) as (keyof typeof BROKEN)[])(
  'the rule %s is an error, a warning or nothing, as the site says',
  async (rule) => {
    const [asError, asWarning] = [new Set([`error of ${rule}`]), new Set([rule])];
    expect(await findSeverities(rule, 'error')).toEqual(asError);
    expect(await findSeverities(rule, 'warn')).toEqual(asWarning);
    expect(await findSeverities(rule, 'off')).toEqual(new Set());
    const isError = SITE_RULES[rule].severity === 'error';
    expect(await findSeverities(rule)).toEqual(isError ? asError : asWarning);
  },
);

test('an unknown rule is an error that names a similar one', async () => {
  writeSite({}, "rules: { 'image-alts': 'warn' },");
  await expect(readSite()).rejects.toThrow(/`image-alts`.*\n.*Did you mean `image-alt`\?/);
});

test('a key of front matter that the site lists is none of its problems', async () => {
  writeSite(
    inBothLanguages('a.mdx', '---\nauthors: [anna]\ntitel: A\nlayout: b\n---\n\n# A\n'),
    "frontmatter: ['authors'],",
  );
  const problems = shortProblems(await checkSite(await readSite()));
  expect(problems.filter((problem) => problem.startsWith('en/'))).toEqual([
    'en/a.mdx:3: WARNING front-matter-key: has the unknown key `titel`.\n  Did you mean `title`?',
    'en/a.mdx:4: WARNING front-matter-key: has the unknown key `layout`.\n  Remove it, or list it in `frontmatter` of site.config.ts, if it is one of your own.',
  ]);
});

test.each<[mode: SiteMode, setting: string, name: string[], warning: string | undefined]>([
  ['development', '', ['<BlogList />'], 'unknown-component'],
  ['build', '', ['<BlogList />'], undefined],
  ['build', "rules: { 'unknown-component': 'warn' },", ['<BlogList />'], 'unknown-component'],
])('in %s with “%s” the name of an unknown component is shown', async (mode, ...rest) => {
  const [setting, names, warning] = rest;
  writeSite(BROKEN['unknown-component'], setting);
  const { nodes, problems } = await compileA(mode);
  expect(JSON.stringify(nodes).match(/<BlogList \/>/g)).toEqual(names);
  expect(problems.map((problem) => problem.warning)).toEqual([warning]);
});

test('the content of an unknown component is shown, and its name not if the rule is off', async () => {
  const files = inBothLanguages('a.mdx', '# A\n\n<BlogList>\n\nPosts.\n\n</BlogList>\n');
  writeSite(files, "rules: { 'unknown-component': 'off' },");
  const { nodes, problems } = await compileA('build');
  expect(JSON.stringify(nodes)).toMatch(/Posts\./);
  expect(JSON.stringify(nodes)).not.toMatch(/BlogList/);
  expect(problems).toEqual([]);
});

async function compileA(mode: SiteMode) {
  const site = await readSite(mode);
  const page = site.routes.findByFile('en/a.mdx');
  if (!page) throw new Error('There is no page a.');
  return compilePage(site, page);
}

test('a component that the theme of Rspress has is taken from the content folder, if it is there', async () => {
  const text =
    'import { Prompt, Badge as B } from \'@rspress/core/theme\'\n\n# A\n\n<Prompt />\n\n<B text="b" />\n';
  const own = { 'components/Prompt.tsx': 'export function Prompt() {\n  return null;\n}\n' };
  writeSite({ ...inBothLanguages('a.mdx', text), ...own });
  const { live, problems } = await compileA('build');
  expect(problems).toEqual([]);
  expect(live?.tree).toContain('components/Prompt.tsx');
  writeSite(inBothLanguages('a.mdx', text));
  expect((await compileA('build')).problems).toMatchObject([
    { line: 5, rule: 'unknown-component', problem: 'uses <Prompt />, which nothing defines.' },
  ]);
});

test('folders of pieces have names of the site’s choice', async () => {
  const page = "import Piece from './fragments/p.mdx'\n\n# A\n\n<Piece />\n";
  writeSite(
    { ...inBothLanguages('a.mdx', page), ...inBothLanguages('fragments/p.mdx', 'Text.\n') },
    "pieces: ['fragments'],",
  );
  expect(shortProblems(await checkSite(await readSite()))).toEqual([]);
});

test('code is colored in the language that an alias means', async () => {
  const fence = (lang: string) =>
    inBothLanguages('a.mdx', `# A\n\n\`\`\`${lang}\n<b>1</b>\n\`\`\`\n`);
  writeSite(fence('ejs'), "languageAlias: { ejs: 'html' },");
  const { nodes, problems } = await compileA('build');
  expect(problems).toEqual([]);
  writeSite(fence('html'));
  expect(nodes).toEqual((await compileA('build')).nodes);
});
