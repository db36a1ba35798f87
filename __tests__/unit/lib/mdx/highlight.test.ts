import { isKnownLanguage, loadHighlight } from '@/lib/mdx/highlight';

test('tokens carry classes, never styles', async () => {
  const highlight = await loadHighlight(['js']);
  const html = highlight("const a = 'text'; // why", 'js');
  expect(html).toMatch(/<span class="t-keyword">const ?<\/span>/);
  expect(html).toContain('class="t-comment"');
  expect(html).not.toContain('style');
});

test('every line is a line, also the empty ones', async () => {
  const highlight = await loadHighlight(['js']);
  expect(highlight('a\n\nb', 'js').match(/class="line"/g)).toHaveLength(3);
});

test('code is escaped in every language and in none', async () => {
  const highlight = await loadHighlight(['html']);
  for (const lang of ['html', 'text']) {
    const html = highlight('<b>&amp;</b>', lang);
    expect(html.replace(/<\/?span[^>]*>/g, '')).toBe('&lt;b&gt;&amp;amp;&lt;/b&gt;');
  }
});

test('aliases count as languages, inventions do not', () => {
  expect(isKnownLanguage('ts')).toBe(true);
  expect(isKnownLanguage('rspack')).toBe(false);
});

test('the colours of a block do not depend on what was coloured before', async () => {
  const code = '# Title\n\n```ts\nconst a = 1;\n```';
  const before = (await loadHighlight(['md']))(code, 'md');
  await loadHighlight(['ts', 'vue']);
  expect((await loadHighlight(['md', 'ts']))(code, 'md')).toBe(before);
});
