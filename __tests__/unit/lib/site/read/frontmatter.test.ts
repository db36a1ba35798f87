import { DEFAULT_FRONTMATTER } from '@/lib/frontmatter';
import { isSyntaxProblem, parseYaml } from '@/lib/problem/located';
import type { Problem } from '@/lib/problem/problem';
import { checkFrontmatter } from '@/lib/site/read/split-frontmatter';

function check(yaml: string) {
  const problems: Problem[] = [];
  const data = parseYaml(yaml, 2);
  if (isSyntaxProblem(data)) throw new Error(data.message);
  const frontmatter = checkFrontmatter(data, 'a.mdx', (problem) => problems.push(problem));
  return { frontmatter, problems };
}

test('a number or YAML keyword that is meant as text needs quotes', () => {
  const { problems } = check('title: 404\ndescription: true\ntitleSuffix: 1.10');
  expect(problems.map(({ problem, remedy }) => `${problem} ${remedy}`)).toEqual([
    '`title` is 404. Put quotes around it, as it is written.',
    '`titleSuffix` is 1.1. Put quotes around it, as it is written.',
    '`description` is true. Put quotes around it, as it is written.',
  ]);
});

test('empty front matter gives the defaults', () => {
  expect(check('').frontmatter).toEqual(DEFAULT_FRONTMATTER);
  expect(DEFAULT_FRONTMATTER).toMatchObject({ pageType: 'doc', sidebar: true, overview: false });
});

test.each([
  ['published_at: 2025-03-19', '2025-03-19'],
  ['published_at: "2025-03-19"', '2025-03-19'],
])('%s is read as the date %s', (yaml, day) => {
  expect(check(yaml).frontmatter.published_at).toBe(day);
});

test('front matter accepts every field of the page record', () => {
  const { problems, frontmatter } = check(`title: T
titleSuffix: S
description: D
pageType: home
published_at: 2025-03-19
navbar: false
sidebar: false
outline: false
footer: false
overview: true
globalUIComponents: false
hero:
  name: N
  text: [a, b]
  tagline: T
  actions: [{ text: Go, link: /a, theme: alt }]
  install: install x
  image: { src: { light: /l.svg, dark: /d.svg }, alt: A, srcset: { light: s, dark: t }, sizes: z }
features: [{ icon: /i.svg, title: T, details: D, link: /a, span: 6 }]
feeds: [{ url: /feed.xml, mime: application/rss+xml, language: en }]
`);
  expect(problems).toEqual([]);
  expect(frontmatter.hero?.text).toEqual(['a', 'b']);
});

test.each([
  [
    'pageType: page',
    2,
    '`pageType` has the unknown value "page".',
    'Use one of 404, home, doc, custom, blank.',
  ],
  ['title: [a]', 2, '`title` is ["a"].', 'Write a text in quotes.'],
  ['title: ""', 2, '`title` is "".', 'Write a title, or leave the key out.'],
  ['title: a\nsidebar: no idea', 3, '`sidebar` is "no idea".', 'Write true or false.'],
  [
    'published_at: 2025-02-30',
    2,
    '`published_at` is "2025-02-30".',
    'Write a day of the calendar as 2025-03-19.',
  ],
  [
    'published_at: soon',
    2,
    '`published_at` is "soon".',
    'Write a day of the calendar as 2025-03-19.',
  ],
  [
    'features:\n  - title: a\n    details: b\n    span: 5',
    5,
    '`features[0].span` has the unknown value 5.',
    'Use one of 2, 3, 4, 6.',
  ],
  [
    'hero:\n  image:\n    src: { light: /l.svg, dark: /d.svg }\n    srcset: /l.svg 1x',
    5,
    '`hero.image.srcset` is "/l.svg 1x".',
    'Give it the form of `src`: one text for both schemes, or `light` and `dark` in both.',
  ],
  [
    'hero:\n  actions:\n    - text: a',
    4,
    '`hero.actions[0].link` is missing.',
    'Write where it leads: `link`, as ./guide/index.mdx or a full URL, or `demo`.',
  ],
])('%j: line %i, %s', (yaml, line, problem, remedy) => {
  expect(check(yaml).problems).toEqual([{ file: 'a.mdx', line, problem, remedy }]);
});

test('numbers that stand for keywords are accepted, others are errors', () => {
  expect(check('pageType: 404').frontmatter.pageType).toBe('404');
  expect(check('published_at: 2025').problems[0]?.remedy).toBe(
    'Write a day of the calendar as 2025-03-19.',
  );
});

test('valid fields next to an invalid one are kept, so that later checks see them', () => {
  const { problems, frontmatter } = check(`title: T
sidebar: no idea
hero:
  text: { a: b }
  tagline: Says why
  actions:
    - { text: Nowhere }
    - { text: Go, link: /a, color: red }
features:
  - { title: A, details: B, span: 5 }
  - { title: C }
  - { title: D, details: E, link: /gone }`);
  expect(problems.map(({ line }) => line)).toEqual([3, 5, 8, 9, 11, 12]);
  expect(frontmatter).toEqual({
    ...DEFAULT_FRONTMATTER,
    title: 'T',
    hero: { tagline: 'Says why', actions: [{ text: 'Go', link: '/a' }] },
    features: [
      { title: 'A', details: 'B' },
      { title: 'D', details: 'E', link: '/gone' },
    ],
  });
});

test('several errors are reported together, and the page gets the defaults', () => {
  const { problems, frontmatter } = check('title: 1\nsidebar: 2\noutline: 3');
  expect(problems.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(frontmatter).toEqual(DEFAULT_FRONTMATTER);
});
