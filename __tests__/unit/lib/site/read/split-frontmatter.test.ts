import type { Problem } from '@/lib/problem/problem';
import { splitFrontmatter } from '@/lib/site/read/split-frontmatter';

function split(text: string) {
  const problems: Problem[] = [];
  const { frontmatter, head, body } = splitFrontmatter(text, 'a.mdx', (found) =>
    problems.push(found),
  );
  const said = problems.map(({ line, problem }) => `${line} ${problem}`);
  return { title: frontmatter.title, head, body, said, problems };
}

test('the text keeps its line numbers, and front matter and text are the whole page', () => {
  const text = '---\ntitle: A\n---\n\n# B\n';
  expect(split(text)).toMatchObject({
    title: 'A',
    head: '---\ntitle: A\n---\n',
    body: '\n\n\n\n# B\n',
    said: [],
  });
});

test('a YAML tag is reported with its line', () => {
  expect(split('---\ntitle: A\nhero: !!binary x\n---\n').said).toEqual([
    '3 has front matter that is not YAML: Unresolved tag: tag:yaml.org,2002:binary',
  ]);
});

test.each([
  ['Harbor: a guide', '"Harbor: a guide"'],
  ['[Draft] x', '"[Draft] x"'],
  ['@scope/x', '"@scope/x"'],
  ['"a" b', '"\\"a\\" b"'],
  ["'it's'", '"it\'s"'],
])('the title %s needs quotes', (title, quoted) => {
  const { problems } = split(`---\nsidebar: false\ntitle: ${title}\n---\n`);
  expect(problems.map(({ line, remedy }) => `${line} ${remedy}`)).toEqual([
    `3 Put the text in quotes: \`title: ${quoted}\`.`,
  ]);
  expect(split(`---\ntitle: ${quoted}\n---\n`).said).toEqual([]);
});

test.each(['title: [', 'keywords: [a: b: c]', 'title: |x', 'title: a\n  b: c'])(
  'quotes are no remedy for %j',
  (head) => {
    const [problem] = split(`---\n${head}\n---\n`).problems;
    expect(problem?.remedy).toBe('Write `key: value`, one key a line, lists indented.');
  },
);

test.each([
  ['title: Update #2 of the tool', '`title: "Update #2 of the tool"`.'],
  ['hero:\n  text:\n    - C #', 'or the comment on a line of its own.'],
])('a text that ends at a comment is an error: %j', (head, remedy) => {
  const [problem] = split(`---\n${head}\n---\n`).problems;
  expect(problem?.problem).toContain('a text ends before ` #`');
  expect(problem?.remedy).toContain(remedy);
});

test('a comment after a value that is no plain text, or on its own line, is none', () => {
  const head = 'sidebar: false # none\n# all\ntitle: "A" # a\nhero:\n  text: b\n  # c\n';
  expect(split(`---\n${head}---\n`).said).toEqual([]);
});

test('a recursive alias is reported with its line', () => {
  expect(split('---\ntitle: A\nfeeds: &all\n  - a\n  - *all\n---\n').said).toEqual([
    '5 has front matter that is not YAML: an alias is part of what it names.',
  ]);
});

test.each([
  ['a page without front matter', '# A\n', undefined, '# A\n'],
  ['an empty page', '', undefined, ''],
  ['empty front matter', '---\n---\nText', undefined, '\n\nText'],
  ['front matter of comments', '---\n# none yet\n---\nText', undefined, '\n\n\nText'],
  ['front matter without a text', '---\ntitle: A\n---', 'A', '\n\n'],
  ['spaces after the delimiters', '---  \ntitle: A\n--- \nText', 'A', '\n\n \nText'],
  [
    'a line of more than three hyphens',
    '----\ntitle: A\n---\n',
    undefined,
    '----\ntitle: A\n---\n',
  ],
  ['a rule within the text', 'A\n\n---\n\nB\n', undefined, 'A\n\n---\n\nB\n'],
  ['a rule below an empty line', '\n---\n\nB\n', undefined, '\n---\n\nB\n'],
  ['hyphens within a value', '---\ntitle: |-\n  A\n  ---\n---\nText', 'A\n---', '\n\n\n\n\nText'],
])('%s is split correctly', (_, text, title, body) => {
  expect(split(text)).toMatchObject({ title, body, said: [] });
});

test.each([
  ['js', '---js\n{ title: (globalThis.wasRun = true) }\n---\n'],
  ['toml', '--- toml\ntitle = "A"\n---\n'],
  ['# a comment', '--- # a comment\ntitle: A\n---\n'],
])('front matter in “%s” is rejected and not executed', (language, text) => {
  expect(split(text)).toMatchObject({
    title: undefined,
    said: [`1 has front matter in “${language}”.`],
  });
  expect(globalThis).not.toHaveProperty('wasRun');
});

test.each([
  ['without an end', '---\ntitle: A\n\nText\n', ['1 has front matter without an end.']],
  [
    'without an end, above a line,',
    '---\ntitle: A\n\n# A\n\nText.\n\n---\n',
    ['1 has front matter without an end.'],
  ],
  [
    'below an empty line',
    '\n\n---\ntitle: A\nsidebar: no\n---\n',
    ['3 has front matter that does not begin on its first line.', '5 `sidebar` is "no".'],
  ],
  [
    'with a key twice',
    '---\ntitle: A\ntitle: B\n---\n',
    ['3 has front matter that is not YAML: the key is there twice.'],
  ],
  ['that consists of its first line', '---\n', ['1 has front matter without an end.']],
  [
    'whose last line holds more',
    '---\ntitle: A\n---- x\nText',
    ['3 has “---- x” at the end of its front matter.'],
  ],
  [
    'with an error',
    '---\ntitle: A\ndescription: [\n---\n',
    [expect.stringMatching(/^[34] has front matter that is not YAML: /)],
  ],
  ['with a wrong value', '---\n# comment\n\nsidebar: A\n---\n', [expect.stringMatching(/^4 /)]],
])('front matter %s is reported with its line', (_, text, said) => {
  expect(split(text).said).toEqual(said);
});

test('edited front matter is parsed again', () => {
  expect(split('---\ntitle: A\n---\n').title).toBe('A');
  expect(split('---\ntitle: B\n---\n').title).toBe('B');
});
