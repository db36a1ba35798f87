import { highlightsIn } from '@/lib/search/highlight';
import { snippetOf } from '@/lib/search/snippet';

const marked = (text: string, terms: string[]) =>
  highlightsIn(text, new Set(terms)).map(({ start, length }) => text.slice(start, start + length));

test.each([
  ['whole words', 'A report of reports', ['report'], ['report']],
  ['an identifier', 'run bundle-diff now', ['bundlediff'], ['bundle-diff']],
  ['a part of one', 'disableClientServer', ['client', 'server'], ['ClientServer']],
  ['consecutive pairs', '如何自定义规则？', ['自定', '定义', '规则'], ['自定义规则']],
  ['a single sign', '规则', ['规'], ['规']],
  ['text that folds to the same', 'Überblick', ['uberblick'], ['Überblick']],
  ['not within a word', 'decide', ['ci'], []],
])('highlights %s', (_, text, terms, parts) => {
  expect(marked(text, terms)).toEqual(parts);
});

test('a short text is shown in full, on one line', () => {
  expect(snippetOf('One.\n  two three', new Set(['two']))).toEqual({
    statement: 'One. two three',
    highlights: [{ start: 5, length: 3 }],
  });
});

test('cells, items and commands are separated, sentences are not', () => {
  const shown = (text: string) => snippetOf(text, new Set()).statement;
  expect(shown('Type\nboolean\nfalse')).toBe('Type · boolean · false');
  expect(shown('One sentence.\nAnother one.')).toBe('One sentence. Another one.');
  // A text begins with its first sentence, which cells do not explain.
  expect(shown('Type\nboolean\nfalse\nA sentence.\nAnother one')).toBe('A sentence.');
  expect(shown('类型\n布尔值\n一句话。\n下一句：\n值')).toBe('一句话。下一句：');
});

test('a cell is shown only where no sentence says the same', () => {
  const text =
    'loader\nslow loader\nThe first build is fine. A loader can be the cause.\nloader\n`slow`';
  const shown = (...terms: string[]) => snippetOf(text, new Set(terms)).statement;
  expect(shown('loader', 'slow')).toBe('The first build is fine. A loader can be the cause.');
  expect(shown('slow')).toMatch(/^loader · slow loader/);
});

test('a snippet does not begin or end with the separator of lines', () => {
  const cells = Array.from({ length: 60 }, (_, index) => `cell${index}`).join('\n');
  const { statement } = snippetOf(cells, new Set(['cell30']));
  // With the cell before, which may be the name of what was found.
  expect(statement).toMatch(/^cell29 · cell30 · .* · cell\d+$/);
});

test('the snippet of a long text is the part with most of the words, in whole sentences', () => {
  const filler = 'Lorem ipsum dolor sit amet. '.repeat(20);
  const text = `${filler}An alpha here. ${filler}The alpha and the beta together. ${filler}`;
  const { statement, highlights } = snippetOf(text, new Set(['alpha', 'beta']));
  expect(statement).toContain('The alpha and the beta together.');
  expect(statement.length).toBeLessThanOrEqual(100);
  expect(statement).toMatch(/^[A-Z].*\.$/);
  expect(highlights).toHaveLength(2);
});

test.each([
  'word '.repeat(60),
  'loaderInterceptorOptions.skipLoaders '.repeat(9),
  '慢的 loader 会突出，'.repeat(20),
])('words are not cut at the end of a snippet: %s', (text) => {
  const { statement } = snippetOf(text, new Set());
  const words = text.split(/[\s，]+/);
  expect(statement).toMatch(/\S…$/);
  const lastWord =
    statement
      .slice(0, -1)
      .split(/[\s，]+/)
      .at(-1) ?? '';
  expect(/^[a-z.]/i.test(lastWord) ? words : [lastWord]).toContain(lastWord);
});

test('a very long word is cut', () => {
  expect(snippetOf('a'.repeat(300), new Set()).statement).toBe(`${'a'.repeat(100)}…`);
});

test('a surrogate pair is never cut', () => {
  const text = '𠮷'.repeat(300);
  const { statement } = snippetOf(`${text}规则${text}`, new Set(['规则']));
  expect(statement).not.toMatch(
    /(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/,
  );
});

test('code that is cut keeps its quotes', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  const { statement } = snippetOf(`\`${words}\``, new Set(['word30']));
  expect(statement).toMatch(/^…`word\d+ [^`]* word\d+`…$/);
  expect(snippetOf(`\`one\` ${words}`, new Set(['one'])).statement).toMatch(/^`one` word0 [^`]*…$/);
});

test('an ellipsis follows a word, not a comma or a semicolon', () => {
  const [english, chinese] = ['some files are big; ', '有的文件大，有的小；'];
  for (const text of [english.repeat(9), chinese.repeat(20)]) {
    expect(snippetOf(text, new Set()).statement).toMatch(/[a-z\p{Script=Han}]…$/u);
  }
});

const LONG =
  'Around the part that answers, there is much else to say about matters that nobody has asked for';

test.each([
  ['a sentence', `One thing. ${LONG}. Here is the alpha. ${LONG}.`, 'Here is the alpha.'],
  [
    'a sentence of Chinese',
    `${'别的话，'.repeat(30)}完。这里有 alpha。${'别的话，'.repeat(30)}`,
    '这里有 alpha。',
  ],
  ['an abbreviation', `${LONG}. Use e.g. the alpha here. ${LONG}.`, 'Use e.g. the alpha here.'],
  ['a full stop in code', `${LONG}. Set \`a. B alpha\` here. ${LONG}.`, 'Set `a. B alpha` here.'],
  ['a sentence in quotes', `${LONG}. It says “The alpha.” ${LONG}.`, 'It says “The alpha.”'],
])('a snippet begins and ends with a sentence: %s', (_, text, statement) => {
  expect(snippetOf(text, new Set(['alpha'])).statement).toBe(statement);
});

test('a sentence that is too long is cut at a pause', () => {
  const text = `${LONG}, and here the alpha is described, ${LONG.replace(',', '')}.`;
  const { statement, highlights } = snippetOf(text, new Set(['alpha']));
  expect(statement).toBe('…and here the alpha is described…');
  expect(highlights).toEqual([{ start: 14, length: 5 }]);
});

test('a short find has the sentence before it', () => {
  expect(snippetOf('First this.\nThen alpha.', new Set(['alpha'])).statement).toBe(
    'First this. Then alpha.',
  );
});

test('the name of what was found stands before it, and a sentence is preferred to code', () => {
  const cells = `--open\nOpens the alpha in a browser.\n${LONG}\n\`run alpha\``;
  expect(snippetOf(cells, new Set(['alpha'])).statement).toBe(
    '--open · Opens the alpha in a browser.',
  );
  expect(snippetOf(`\`run alpha\`\n${LONG}.\nThe alpha.`, new Set(['alpha'])).statement).toMatch(
    /The alpha\.$/,
  );
});
