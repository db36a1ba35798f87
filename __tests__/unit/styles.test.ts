import { readFileSync } from 'node:fs';
import { BREAKPOINTS, SMALL_SCREEN } from '@/lib/breakpoints';
import { listFiles } from '@/lib/site/read/files';
import { SURFACE } from '@/lib/surface';
import { contrastOf, SCHEMES, tokenIn } from '../support/tokens';

const LEAST_CONTRAST = 4.5;

const tokens = new Map(
  [...readFileSync('app/styles/tokens.css', 'utf8').matchAll(/^ {4}(--[\w-]+): ([^;]+);/gm)]
    .reverse() // The first definition is the default; later ones are in media queries.
    .map(([, name = '', value = '']) => [name, value] as const),
);
const styles = readFileSync('app/styles/code.css', 'utf8');

/** The colors of code and its possible backgrounds, by the names of their tokens. */
const texts = [
  '--code-text',
  '--color-text-muted',
  ...new Set([...styles.matchAll(/[^-]color: var\((--[\w-]+)\)/g)].map(([, name = '']) => name)),
];
const grounds = ['--color-code-surface', '--code-ground-marked'];

test('the colors of code are found', () => {
  expect(texts.length).toBeGreaterThanOrEqual(10);
});

for (const scheme of SCHEMES) {
  test.each(grounds)(`every color of code has enough contrast on %s in ${scheme}`, (ground) => {
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

/** Of the border of a field, by which readers find it; WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST_OF_PARTS = 3;

for (const scheme of SCHEMES) {
  test(`the border of a field has enough contrast in ${scheme}`, () => {
    const ratioOn = (ground: string) =>
      contrastOf(tokenIn(tokens, '--color-border-strong', scheme), tokenIn(tokens, ground, scheme));
    for (const ground of ['--color-surface', '--color-surface-raised']) {
      expect(ratioOn(ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST_OF_PARTS);
    }
  });
}

test('the shared style of fields has this border', () => {
  expect(readFileSync('app/styles/parts.css', 'utf8')).toMatch(
    /\.field \{[^}]*border: 1px solid var\(--color-border-strong\)/,
  );
});

test.each(SCHEMES)('what browsers draw around a page has its color in the %s scheme', (scheme) => {
  expect(SURFACE[scheme]).toBe(tokenIn(tokens, '--color-surface', scheme));
});

describe('breakpoints', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    listFiles(folder).map((name) => `${folder}/${name}`),
  );
  const queries = sources
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@media[^{]+/g)].map(String));
  const widths = queries.filter((query) => query.includes('width'));

  test('every media query uses rem and a width of the breakpoint list', () => {
    const known = Object.values(BREAKPOINTS).map((width) => `${width}rem`);
    const lengths = widths.flatMap((query) => query.match(/[\d.]+[a-z]+/g) ?? []);
    expect(lengths.length).toBeGreaterThanOrEqual(30);
    expect([...new Set(lengths)].filter((length) => !known.includes(length))).toEqual([]);
  });

  test('every width of the list is used in a style sheet', () => {
    const unused = Object.values(BREAKPOINTS).filter(
      (width) => !widths.some((query) => query.includes(` ${width}rem`)),
    );
    expect(unused).toEqual([]);
  });

  test('scripts use the widths of the list, as the styles do', () => {
    expect(widths.some((query) => query.includes(SMALL_SCREEN))).toBe(true);
    const own = sources
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /['"`]\(width [<>]/.test(readFileSync(file, 'utf8')));
    expect(own).toEqual(['lib/breakpoints.ts']);
  });
});
