import { splitFrontmatter } from '@/lib/content/read/split-frontmatter';
import type { Problem } from '@/lib/problem';

function split(text: string) {
  const problems: Problem[] = [];
  const { frontmatter, head, body } = splitFrontmatter(text, 'a.mdx', (found) =>
    problems.push(found),
  );
  const said = problems.map(({ line, problem }) => `${line} ${problem}`);
  return { title: frontmatter.title, head, body, said };
}

test('the text stays on its lines, and head and text are the whole page', () => {
  const text = '---\ntitle: A\n---\n\n# B\n';
  expect(split(text)).toEqual({
    title: 'A',
    head: '---\ntitle: A\n---\n',
    body: '\n\n\n\n# B\n',
    said: [],
  });
});

test('a tag, as for bytes, is said with its line', () => {
  expect(split('---\ntitle: A\nhero: !!binary x\n---\n').said).toEqual([
    '3 has front matter that is not YAML: Unresolved tag: tag:yaml.org,2002:binary',
  ]);
});

test('an alias within what it names is said with its line', () => {
  expect(split('---\ntitle: A\nkeywords: &all\n  - a\n  - *all\n---\n').said).toEqual([
    '5 has front matter that is not YAML: an alias is part of what it names.',
  ]);
});

test.each([
  ['a page without front matter', '# A\n', undefined, '# A\n'],
  ['an empty page', '', undefined, ''],
  ['an empty head', '---\n---\nText', undefined, '\n\nText'],
  ['a head of comments', '---\n# none yet\n---\nText', undefined, '\n\n\nText'],
  ['a head and nothing else', '---\ntitle: A\n---', 'A', '\n\n'],
  ['spaces behind the marks', '---  \ntitle: A\n--- \nText', 'A', '\n\n \nText'],
  [
    'a line of more than three hyphens',
    '----\ntitle: A\n---\n',
    undefined,
    '----\ntitle: A\n---\n',
  ],
  ['a rule within the text', 'A\n\n---\n\nB\n', undefined, 'A\n\n---\n\nB\n'],
  ['a rule below an empty line', '\n---\n\nB\n', undefined, '\n---\n\nB\n'],
  ['hyphens within a value', '---\ntitle: |-\n  A\n  ---\n---\nText', 'A\n---', '\n\n\n\n\nText'],
])('%s is read as written', (_, text, title, body) => {
  expect(split(text)).toMatchObject({ title, body, said: [] });
});

test.each([
  ['js', '---js\n{ title: (globalThis.wasRun = true) }\n---\n'],
  ['javascript', '---javascript\n{ title: (globalThis.wasRun = true) }\n---\n'],
  ['json', '---json\n{ "title": "A" }\n---\n'],
  ['coffee', '---coffee\ntitle: "A"\n---\n'],
  ['toml', '--- toml\ntitle = "A"\n---\n'],
  ['# a comment', '--- # a comment\ntitle: A\n---\n'],
])('front matter in “%s” is refused and not run', (language, text) => {
  expect(split(text)).toMatchObject({
    title: undefined,
    said: [`1 has front matter in “${language}”.`],
  });
  expect(globalThis).not.toHaveProperty('wasRun');
});

test.each([
  ['without an end', '---\ntitle: A\n\nText\n', ['1 has front matter without an end.']],
  ['of nothing but its first line', '---\n', ['1 has front matter without an end.']],
  [
    'whose last line holds more',
    '---\ntitle: A\n---- x\nText',
    ['3 has “---- x” at the end of its front matter.'],
  ],
  [
    'with a mistake',
    '---\ntitle: A\ndescription: [\n---\n',
    [expect.stringMatching(/^[34] has front matter that is not YAML: /)],
  ],
  ['with an unknown key', '---\n# comment\n\ntitel: A\n---\n', [expect.stringMatching(/^4 /)]],
])('front matter %s is told with its line', (_, text, said) => {
  expect(split(text).said).toEqual(said);
});

test('what is read once is not remembered: an edit is read again', () => {
  expect(split('---\ntitle: A\n---\n').title).toBe('A');
  expect(split('---\ntitle: B\n---\n').title).toBe('B');
});
