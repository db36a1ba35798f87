import { readFileSync } from 'node:fs';
import { BREAKPOINTS, SMALL_SCREEN } from '@/lib/breakpoints';
import { listFiles } from '@/lib/content/read/files';
import { contrastOf, SCHEMES, tokenIn } from '@/lib/tokens';

const LEAST_CONTRAST = 4.5;

const tokens = new Map(
  [...readFileSync('app/styles/tokens.css', 'utf8').matchAll(/^ {4}(--[\w-]+): ([^;]+);/gm)]
    .reverse() // The first definition counts; later ones stand in media queries.
    .map(([, name = '', value = '']) => [name, value] as const),
);
const styles = ['code', 'code-lines']
  .map((name) => readFileSync(`app/styles/${name}.css`, 'utf8'))
  .join('\n');

/** The colours that code may have, and the grounds it may stand on, by the names of their tokens. */
const texts = [
  '--code-text',
  '--color-text-muted',
  ...new Set([...styles.matchAll(/[^-]color: var\((--[\w-]+)\)/g)].map(([, name = '']) => name)),
  ...new Set([...styles.matchAll(/--line-bar: var\((--[\w-]+)\)/g)].map(([, name = '']) => name)),
].filter((name) => name !== '--line-bar');
const grounds = [
  '--color-code-surface',
  ...new Set(
    [...styles.matchAll(/--line-ground: var\((--[\w-]+)\)/g)].map(([, name = '']) => name),
  ),
];

test('black on white has the contrast that WCAG gives as the highest', () => {
  expect(contrastOf('#000', '#ffffff')).toBe(21);
});

test('the colours of code and the grounds of lines are found', () => {
  expect(texts.length).toBeGreaterThanOrEqual(12);
  expect(grounds).toHaveLength(5);
});

for (const scheme of SCHEMES) {
  test.each(grounds)(`every colour of code can be read on %s in ${scheme}`, (ground) => {
    const faint = texts
      .map(
        (text) =>
          [
            text,
            contrastOf(tokenIn(tokens, text, scheme), tokenIn(tokens, ground, scheme)),
          ] as const,
      )
      .filter(([, ratio = 0]) => ratio < LEAST_CONTRAST);
    expect(faint).toEqual([]);
  });
}

describe('breakpoints', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    listFiles(folder).map((name) => `${folder}/${name}`),
  );
  const queries = sources
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@media[^{]+/g)].map(String));
  const widths = queries.filter((query) => query.includes('width'));

  test('every media query counts in the text size of the reader, by the widths of one list', () => {
    const known = Object.values(BREAKPOINTS).map((width) => `${width}rem`);
    const lengths = widths.flatMap((query) => query.match(/[\d.]+[a-z]+/g) ?? []);
    expect(lengths.length).toBeGreaterThanOrEqual(30);
    expect([...new Set(lengths)].filter((length) => !known.includes(length))).toEqual([]);
  });

  test('the list holds no width that no style asks for', () => {
    const unused = Object.values(BREAKPOINTS).filter(
      (width) => !widths.some((query) => query.includes(` ${width}rem`)),
    );
    expect(unused).toEqual([]);
  });

  test('script asks for widths by that list, as the styles do', () => {
    expect(widths.some((query) => query.includes(SMALL_SCREEN))).toBe(true);
    const own = sources
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /['"`]\(width [<>]/.test(readFileSync(file, 'utf8')));
    expect(own).toEqual(['lib/breakpoints.ts']);
  });
});
