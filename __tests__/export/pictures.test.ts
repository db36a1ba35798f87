import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readPictureRecipes } from '@/lib/site/images/picture-recipes';
import { listFiles } from '@/lib/site/read/files';
import { readExportedPages } from '../support/exported-site';

const MOST_BYTES = 60_000;
const MOST_BYTES_OF_ALL = 15_000_000;

const pages = readExportedPages('out');
const pictures = listFiles('content/pictures').filter((name) => /\.(?:avif|webp)$/.test(name));
const pictureBytes = pictures.map((name) => readFileSync(path.join('content/pictures', name)));
const usagePages = pages.filter(({ path: page }) => page.includes('/guide/usage/'));

test('every usage page shows figures, images of the report in its language, and links to the live report', () => {
  expect(usagePages.length).toBe(28);
  for (const { path: page, document } of usagePages) {
    const lang = page.startsWith('/zh/') ? 'zh' : 'en';
    const images = [...document.querySelectorAll('.report-shot img')];
    expect([page, document.querySelectorAll('figure').length]).not.toEqual([page, 0]);
    for (const image of images) {
      expect(pictureNames(image.getAttribute('src'))).toContainEqual(
        expect.stringContaining(`/${lang}.`),
      );
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(200);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(100);
    }
    const demo = document.querySelector('a[href^="/demo/"]');
    expect(demo?.getAttribute('href')).toContain(`?lang=${lang}`);
  }
});

test('every walkthrough shows figures', () => {
  const walkthroughs = pages.filter(({ path: page }) => page.includes('/blog/topic/'));
  expect(walkthroughs.length).toBe(6);
  for (const { path: page, document } of walkthroughs) {
    const figures = document.querySelectorAll('figure');
    expect([page, figures.length > 2]).toEqual([page, true]);
  }
});

test('the text in an image can be read: of a report as wide as the text of a page, and on a phone of a narrower one', () => {
  const shots = pages.flatMap(({ document }) => [...document.querySelectorAll('.report-shot')]);
  const widths = (selector: string) =>
    shots.flatMap((shot) =>
      [...shot.querySelectorAll(selector)].map((node) => Number(node.getAttribute('width'))),
    );
  expect(Math.max(...widths('img'))).toBeLessThanOrEqual(800);
  expect(Math.max(...widths('source[media^="(max-width"]'))).toBeLessThanOrEqual(480);
  const whole = shots.filter((shot) => !shot.querySelector('source[media^="(max-width"]'));
  // Its blocks are seen at any size.
  expect(whole.filter((shot) => !shot.innerHTML.includes('bundle-size.treemap'))).toEqual([]);
});

/** The names of the images in the content folder with the bytes of an exported one; two languages may share it. */
function pictureNames(src: string | null): string[] {
  const bytes = readFileSync(path.join('out', decodeURI(src ?? '')));
  return pictures.filter((_, index) => pictureBytes[index]?.equals(bytes));
}

test('every file of an image exists and is small', () => {
  const named = new Set(
    pages.flatMap(({ document }) =>
      [...document.querySelectorAll('.report-shot source, .report-shot img')].flatMap((element) =>
        (element.getAttribute('srcset') ?? element.getAttribute('src') ?? '')
          .split(', ')
          .map((entry) => entry.split(' ')[0] ?? '')
          .concat(element.getAttribute('data-zoom-src') ?? []),
      ),
    ),
  );
  expect(named.size).toBeGreaterThan(200);
  const sizes = [...named].map((href) => statSync(path.join('out', decodeURI(href))).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES_OF_ALL);
});

test('a caption list has as many items as there are numbers in the image', () => {
  const callouts = readPictureRecipes().map((recipe) => recipe.callouts.length);
  const shown = pages
    .filter(({ path: page }) => !page.startsWith('/zh/'))
    .flatMap(({ document }) => [
      ...document.querySelectorAll('.report-shot, figure:has(> figcaption > a)'),
    ])
    .map((figure): [src: string | null | undefined, texts: number] => [
      figure.querySelector('img')?.getAttribute('src'),
      figure.querySelectorAll('figcaption > ol > li').length,
    ]);
  // An image may be on two pages.
  expect([...new Map(shown).values()].sort()).toEqual(callouts.sort());
});

/** Numbers, and names with numbers: `18`, `481.52`, `E1003`, `js/557.js`. */
function numbersIn(text: string): string[] {
  return text.match(/[\w./:-]*\d[\w./:-]*(?<![.:/-])/g) ?? [];
}

function unknownNumbers(said: string, data: string): string[] {
  return numbersIn(said).filter((number) => !data.includes(number));
}

test('every number in the texts of an image is in the text that the image was captured with', () => {
  const unknown = readPictureRecipes().flatMap(({ id, alt, caption, callouts }) =>
    ['en', 'zh'].flatMap((lang) => {
      const texts = [alt, caption, ...callouts].map((text) => text[lang as 'en']);
      const data = readFileSync(`content/pictures/${id}/${lang}.txt`, 'utf8');
      return unknownNumbers(texts.join(' '), data).map((number) => `${id} ${lang}: ${number}`);
    }),
  );
  expect(unknown).toEqual([]);
});

test('every number in the caption of a drawn figure, or in the alternative text of a map, is in what is drawn', () => {
  const figures = pages.flatMap(({ path: page, document }) => [
    ...[...document.querySelectorAll('.drawn')].map((figure) => {
      const caption = figure.querySelector('figcaption')?.textContent ?? '';
      const data = [...figure.children].filter(({ tagName }) => tagName !== 'FIGCAPTION');
      return { page, caption, data: data.map(({ textContent }) => textContent).join(' ') };
    }),
    ...[...document.querySelectorAll('svg[role="img"]:has([data-build])')].map((map) => {
      const caption = map.getAttribute('aria-label') ?? '';
      return { page, caption, data: map.textContent ?? '' };
    }),
  ]);
  expect(figures.length).toBeGreaterThan(10);
  const unknown = figures.flatMap(({ page, caption, data }) =>
    unknownNumbers(caption, data).map((number) => `${page}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

test('the live reports are exported, and excluded from search engines', () => {
  for (const file of ['demo/index.html', 'demo/diff/index.html']) {
    const html = readFileSync(path.join('out', file), 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/https:\/\/assets\.rspack\.rs/);
  }
  const lists = listFiles('out').filter((file) => /sitemap.*\.xml$|^routes\.json$/.test(file));
  expect(lists).not.toEqual([]);
  for (const file of lists) {
    expect(readFileSync(path.join('out', file), 'utf8')).not.toContain('/demo');
  }
});
