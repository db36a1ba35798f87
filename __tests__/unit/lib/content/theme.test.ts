import { readFileSync } from 'node:fs';
import { readTheme } from '@/lib/content/theme';
import type { Problem } from '@/lib/problem';
import { makeContentFolder, shortProblems } from '../../../support/content-folder';

function read(css: string) {
  makeContentFolder({ 'theme.css': css });
  const problems: Problem[] = [];
  const theme = readTheme((problem) => problems.push(problem));
  return { ...theme, messages: shortProblems(problems) };
}

test('tokens of every kind are added to the tokens layer', () => {
  const { css, surface, messages } = read(`/* Ours */
:root {
  --color-accent: light-dark(#0b57d0, #8ab4f8);
  --color-surface: light-dark(#fffefa, color-mix(in srgb, black 90%, white));
  --color-border: var(--color-accent);
  --font-text: "Inter", system-ui, sans-serif;
  --measure: 40rem;
  --sidebar-width: min(18rem, 30vw);
}`);
  expect(messages).toEqual([]);
  expect(css).toMatch(
    /^@layer tokens \{\n {2}:root \{\n {4}--color-accent: light-dark\(#0b57d0, #8ab4f8\);\n/,
  );
  expect(css.match(/--[\w-]+: /g)).toHaveLength(6);
  expect(surface).toEqual({ light: '#fffefa', dark: 'color-mix(in srgb, black 90%, white)' });
});

test('without a theme the colors are those of the tokens', () => {
  expect(read('')).toEqual({
    css: '',
    surface: { light: '#ffffff', dark: '#10161c' },
    messages: [],
  });
});

test.each([
  [
    ':root {\n  --color-acent: #000;\n}',
    '2: sets --color-acent, which is not a token. Did you mean --color-accent?',
  ],
  [
    ':root {\n  --ink-0: #000;\n}',
    /^2: sets --ink-0, which is not a token\. Use one of --color-text, /,
  ],
  [':root {\n  color: red;\n}', /^2: sets color, which is not a token\./],
  [
    '\n.dark { --color-text: #000; }',
    '2: has a rule; a theme only sets tokens. Write `:root { --color-accent: light-dark(#0b57d0, #8ab4f8); }`.',
  ],
  ['@media print { :root { --color-text: #000; } }', /^1: has @media; a theme only sets tokens\./],
  ['@import "a.css";', /^1: has @import; /],
  [':root {\n  & a { color: red }\n}', /^2: has a rule; /],
  [':root { --color-text: #12345; }', /^1: sets --color-text to #12345\. Write a color as /],
  [':root { --color-text: light-dark(#000); }', /^1: sets --color-text to light-dark\(#000\)\./],
  [
    ':root { --color-text: var(--color-txt); }',
    '1: sets --color-text to --color-txt, which is not a token. Did you mean --color-text?',
  ],
  [
    ':root { --color-text: #000 !important; }',
    '1: sets --color-text with !important. Remove !important.',
  ],
  [':root { --font-text: url(https://example.com/a.woff2); }', /^1: sets --font-text to url/],
  [':root { --measure: wide; }', '1: sets --measure to wide. Write a length, as 46rem.'],
  [':root {\n  --measure: 1rem', /^1: is not valid CSS: Unclosed block\./],
])('%j is an error with its line', (css, message) => {
  const [first, ...rest] = read(css).messages;
  const short = first?.replace('theme.css:', '').replace('\n  ', ' ');
  if (typeof message === 'string') expect(short).toBe(message);
  else expect(short).toMatch(message);
  expect(rest).toEqual([]);
  expect(read(css).css).toBe('');
});

test('low contrast of a theme is a warning, per color scheme', () => {
  const { messages, css } = read(':root {\n  --color-text-muted: light-dark(#999, #93a2ad);\n}');
  expect(messages).toEqual([
    'theme.css:2: gives --color-text-muted on --color-surface a contrast of 2.85:1 in the light scheme.\n  Choose colors with 4.5:1 at least.',
    expect.stringContaining('on --color-surface-soft a contrast of 2.53:1'),
    expect.stringContaining('on --color-surface-raised'),
  ]);
  expect(css).toContain('--color-text-muted');
});

test('a theme with the default colors has no warnings', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8').split('@media')[0] ?? '';
  const own = tokens.match(/^ {4}--(?:color|code)-[\w-]+: [^;]+;$/gm) ?? [];
  expect(own.length).toBeGreaterThan(30);
  expect(read(`:root {\n${own.join('\n')}\n}`).messages).toEqual([]);
});
