import { codeHtml } from '@/lib/mdx/code/code-html';
import { isKnownLanguage, languageName, loadHighlight } from '@/lib/mdx/code/highlight';

/** From code to the HTML of a page, as in a build. */
async function htmlOf(code: string, lang: string): Promise<string> {
  const highlight = await loadHighlight([lang]);
  return codeHtml(code, highlight(code, lang));
}

function textOf(html: string): string {
  return html.replace(/<\/?span[^>]*>/g, '');
}

test('tokens have classes, never inline styles', async () => {
  const html = await htmlOf("const a = 'text'; // why", 'js');
  expect(html).toMatch(/<span class="k">const ?<\/span>/);
  expect(html).toContain('<span class="c">// why</span>');
  expect(html).not.toContain('style');
});

test.each([
  ['js', "const a = `x`;\n\n\tif (a < 'b' && c) { /* 你好 🎉 */ }"],
  ['html', '<b title="1">&amp;</b>'],
  ['text', '<b>&amp;</b>'],
  ['bash', 'npm i -D a\nb # c'],
  ['unknown', 'a\n\nb'],
])(
  'the HTML of %s contains every character of the code, escaped, in the same lines',
  async (lang, code) => {
    const html = await htmlOf(code, lang);
    const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(textOf(html)).toBe(`${escaped}\n`);
    expect(html.match(/class="line/g)).toHaveLength(code.split('\n').length);
  },
);

test('bold and italic text of Markdown keeps its style', async () => {
  const html = await htmlOf('**a** *b*', 'md');
  expect(html).toMatch(/class="[^"]*\bB\b[^"]*">[^<]*a/);
  expect(html).toMatch(/class="[^"]*\bI\b[^"]*">[^<]*b/);
});

test('aliases are valid languages, unknown names are not', () => {
  expect(isKnownLanguage('ts')).toBe(true);
  expect(isKnownLanguage('rspack')).toBe(false);
  expect(isKnownLanguage('constructor')).toBe(false);
});

test('languages have their usual display names', () => {
  expect(['js', 'yaml', 'text', 'rspack'].map(languageName)).toEqual([
    'JavaScript',
    'YAML',
    undefined,
    'rspack',
  ]);
});

test('the colors of a block do not depend on the blocks highlighted before it', async () => {
  const code = '# Title\n\n```ts\nconst a = 1;\n```';
  const before = await htmlOf(code, 'md');
  await loadHighlight(['ts', 'vue']);
  const highlight = await loadHighlight(['md', 'ts']);
  expect(codeHtml(code, highlight(code, 'md'))).toBe(before);
});

test('the same code is highlighted in the same way again, but differently in another language', async () => {
  const code = '# const a';
  const first = await htmlOf(code, 'bash');
  expect(await htmlOf(code, 'bash')).toBe(first);
  expect(await htmlOf(code, 'js')).not.toBe(first);
});

test.each([
  ['npm add @rsdoctor/rspack-plugin -D', ['@rsdoctor/rspack-plugin', '-D']],
  ['npx a --b=c-d # e-f', ['--b=c-d', 'e-f']],
  ['npm run build', []],
])('words of `%s` do not break at a hyphen', async (command, words) => {
  const html = await htmlOf(command, 'bash');
  const whole = [...html.matchAll(/<span class="(?:\w )*w">([^<]*)</g)].map(([, text]) => text);
  expect(whole).toEqual(words);
});

test('very long words, and text that is not a command, may break anywhere', async () => {
  expect(await htmlOf(`npx a-${'b'.repeat(31)}`, 'bash')).not.toMatch(/\bw">/);
  expect(await htmlOf('const a = b -c', 'js')).not.toMatch(/\bw">/);
});

test('tags, attributes, expressions and front matter of MDX are highlighted', async () => {
  const code = `---\na: 1\n---\n\nimport x from 'x';\n\n<Tab label="b" n={2}>c</Tab>`;
  const html = await htmlOf(code, 'mdx');
  for (const part of ['class="k">a', 'class="k">import', 'class="n">Tab', 'class="f">label']) {
    expect(html).toContain(part);
  }
  expect(html).toContain('class="s">"b"');
  expect(html).toContain('class="n">2');
  expect(await htmlOf('---\na: 1\n---', 'md')).toContain('class="k">a');
});
