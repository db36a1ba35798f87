import type { Page } from '@playwright/test';
import { chooseTextSize } from '../browser/layout';
import { openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

/** What only the computed layout shows: widths, indentations, grounds and lines. */

const LONG_WORD = 'Rinderkennzeichnungsfleischetikettierungsüberwachungsaufgabenübertragung';

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await openPage(page, path);
}

test('a doc page: its languages, its headings, its opaque header, and a sidebar in which one long word cuts no other entry', async ({
  page,
}) => {
  await open(page, '/guide/start/cli');
  const languages = page.getByRole('banner').locator('nav a[hreflang]:visible');
  await expect(languages).toHaveText(['English', '简体中文']);
  await expect(languages.first()).toHaveAttribute('aria-current');

  // A heading is set off by space alone, and not by more than three lines.
  const headings = await page.locator('article > h2').evaluateAll((all) =>
    all.map((heading) => {
      const { borderTopWidth, lineHeight } = getComputedStyle(heading);
      const before = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      const space = heading.getBoundingClientRect().top - before;
      return { borderTopWidth, lines: space / Number.parseFloat(lineHeight) };
    }),
  );
  expect(headings.length).toBeGreaterThan(3);
  for (const { borderTopWidth, lines } of headings) {
    expect(borderTopWidth).toBe('0px');
    expect(lines).toBeLessThan(3);
  }

  const cut = await page.locator('#_sidebar').evaluate((sidebar, word) => {
    const links = [...sidebar.querySelectorAll('a')];
    const widths = links.map((link) => link.offsetWidth);
    const [first] = links;
    if (first) first.textContent = word;
    return links.flatMap((link, index) => {
      const isCut = link.scrollWidth > link.clientWidth || link.offsetWidth !== widths[index];
      return isCut ? [link.textContent] : [];
    });
  }, LONG_WORD);
  expect(cut).toEqual([]);

  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const bar = page.getByRole('banner');
  // A color with an alpha is written as rgba or with a slash.
  await expect(bar).toHaveCSS('background-color', /^rgb\(\d+, \d+, \d+\)$/);
  await expect(bar).toHaveCSS('backdrop-filter', 'none');
});

test('the span of a lane is paler than the calls on it, and text without a figure takes one column, or two with code', async ({
  page,
}) => {
  await open(page, '/blog/topic/slow-rspack-build');
  const lanes = await page
    .locator('figure svg svg:has(> rect)')
    .evaluateAll((all) =>
      all.map((lane) =>
        [...lane.querySelectorAll(':scope > rect')].map((bar) => getComputedStyle(bar).fill),
      ),
    );
  expect(lanes.length).toBeGreaterThan(5);
  for (const [span, ...calls] of lanes) {
    expect(calls.length).toBeGreaterThan(0);
    expect(calls).not.toContain(span);
  }
  const columns = await page
    .locator('.tour > section:not(:has(> figure:not([data-code])))')
    .evaluateAll((all) =>
      all.map((section) => ({
        codes: section.querySelectorAll(':scope > [data-code]').length,
        lefts: new Set([...section.children].map((part) => part.getBoundingClientRect().left)).size,
      })),
    );
  expect(new Set(columns.map(({ codes }) => codes))).toEqual(new Set([0, 1, 4]));
  for (const { codes, lefts } of columns) expect(lefts).toBe(codes === 0 ? 1 : 2);
});

test('code in a line of text has one height, whether or not it may break', async ({ page }) => {
  await open(page, '/blog/topic/slow-rspack-build');
  const heights = await page
    .locator('article p:not(figcaption p) > code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => code.getClientRects().length === 1)
        .map((code) => Math.round(code.getBoundingClientRect().height)),
    );
  expect(heights.length).toBeGreaterThan(5);
  expect(new Set(heights).size).toBe(1);
});

test('with text of 200 % the labels of the map stay in their tiles, and do not overlap', async ({
  page,
}) => {
  await chooseTextSize(page, 32);
  await open(page, '/');
  await page.getByRole('radio', { name: /^JavaScript/ }).check({ force: true });
  const faults = await page.locator('[data-panel="size before"] [data-canvas]').evaluate((map) => {
    // The name of a package and its size are two lines of one text.
    const lines = [...map.querySelectorAll('text')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .flatMap((text) => {
        const tiles = [...(text.parentElement?.querySelectorAll('rect') ?? [])];
        const edges = tiles.map((tile) => tile.getBoundingClientRect());
        return [...text.childNodes].map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return { name: node.textContent, box: range.getBoundingClientRect(), edges };
        });
      });
    const isOutside = ({ box, edges }: (typeof lines)[number]) =>
      box.top < Math.min(...edges.map(({ top }) => top)) - 1 ||
      box.right > Math.max(...edges.map(({ right }) => right)) + 1 ||
      box.bottom > Math.max(...edges.map(({ bottom }) => bottom)) + 1;
    const overlap = (one: DOMRect, other: DOMRect) => {
      const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // The boxes of two lines overlap by what letters leave free above and below.
      return x > 1 && y > one.height / 4;
    };
    return lines.flatMap((line, index) => {
      const isCovered = lines.slice(index + 1).some(({ box }) => overlap(line.box, box));
      return isOutside(line) || isCovered ? [line.name] : [];
    });
  });
  expect(faults).toEqual([]);
});

test('a home page has one line below its map, and no space for another; the button to its top covers no link at its end', async ({
  page,
}) => {
  for (const path of ['/zh/', '/']) {
    await open(page, path);
    await page.locator('[value="size"]').check({ force: true });
    const hint = page.locator('[data-panel="size before"] [data-named] + p');
    const [lines, space] = await hint.evaluate((text) => {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight);
      const heights = [text, text.parentElement ?? text].map((node) => node.clientHeight / line);
      return heights.map(Math.round);
    });
    expect([path, lines, space]).toEqual([path, 1, 1]);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const button = page.locator('[data-to-top]');
  await expect(button).toBeVisible();
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  const ends = await page.locator('footer a').evaluateAll((links) =>
    links.map((link) => {
      const { right, bottom } = link.getBoundingClientRect();
      return { right, bottom };
    }),
  );
  expect(ends.length).toBeGreaterThan(3);
  expect(ends.filter(({ right, bottom }) => right > x && bottom > y)).toEqual([]);
});

test('the report of the home page is for wide screens: a phone gets a page with its pictures', async ({
  page,
}) => {
  const report = page.getByRole('link', { name: /^Live sample report/ });
  await open(page, '/', 390);
  await expect(report).toHaveAttribute('href', '/guide/usage/project-overall');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(report).toHaveAttribute('href', /^\/demo\//);
});

test('on a phone languages and theme are on one line of the full-screen menu', async ({ page }) => {
  await open(page, '/guide/start/cli', 390);
  await page.locator('details[data-menu="screen"] > summary').click();
  const middles = await page
    .locator('details[data-menu="screen"] :is(nav a[hreflang], fieldset)')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return top + height / 2;
      }),
    );
  expect(middles).toHaveLength(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
});

test('on a phone the bar of a page shows the whole focus ring of its toggles, and the entries of its outline can be hit', async ({
  page,
}) => {
  await open(page, '/guide/start/cli', 390);
  const toggle = page.locator('details[data-part="outline"] > summary');
  await toggle.focus();
  await page.keyboard.press('Enter');
  // The navbar is above it, and would cover a ring that is outside.
  const ring = await toggle.evaluate((node) => getComputedStyle(node).outlineOffset);
  expect(Number.parseFloat(ring)).toBeLessThan(0);
  const heights = await page
    .locator('details[data-part="outline"] nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
});

test('pictures of the report have one frame width and numbers of one color, text in tabs has that of other text, and releases look the same everywhere', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/guide/usage/loaders-analysis');
  const frames = await page
    .locator('.report-shot > picture[data-scheme="dark"]')
    .evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().width));
  expect(frames.length).toBeGreaterThan(2);
  const [column] = await page
    .locator('article .table-region')
    .evaluateAll((all) => all.map((table) => table.getBoundingClientRect().width));
  for (const frame of frames) expect(frame).toBe(column);
  const ground = await page
    .locator('.report-shot li')
    .first()
    .evaluate((mark) => getComputedStyle(mark, '::before').backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await page
    .locator('.report-shot li')
    .first()
    .evaluate((mark) => getComputedStyle(mark, '::before').backgroundColor);
  expect(ground).toBe(inLight);

  await open(page, '/guide/start/quick-start');
  const measures = await page
    .locator('article > p:visible, article [role="tabpanel"]:visible > div > p:visible')
    .evaluateAll((all) => all.map((text) => getComputedStyle(text).maxWidth));
  expect(new Set(measures).size).toBe(1);
  const releases = page.locator('[data-tabs="release"] > [role="tablist"]:visible');
  const shapes = await releases.evaluateAll((all) =>
    all.map((list) => getComputedStyle(list).borderRadius),
  );
  // One is in a tab, and one is not.
  expect(shapes.length).toBeGreaterThan(1);
  expect(new Set(shapes).size).toBe(1);
});

test('an unfolded group of options moves no column and cuts no cell', async ({ page }) => {
  await open(page, '/config/options/options');
  const table = page.locator('table:has(tbody details)');
  const columns = () =>
    table
      .locator('thead th')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().x));
  const before = await columns();
  for (const group of await table.locator('summary').all()) await group.click();
  expect(await columns()).toEqual(before);
  const cut = await table
    .locator('th, td')
    .evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
});

test('on a phone commands and what a terminal prints are wrapped, and code is not, until the reader chooses', async ({
  page,
}) => {
  await open(page, '/guide/start/cli', 390);
  const spaces = () =>
    page
      .locator('figure[data-code]:visible > pre:not([data-single])')
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((pre) => [pre.dataset.lang ?? 'text', getComputedStyle(pre).whiteSpace]),
        ),
      );
  expect(await spaces()).toMatchObject({ Shell: 'pre-wrap', JavaScript: 'pre' });
  await page.evaluate(() => {
    document.documentElement.dataset.codeWrap = 'off';
  });
  expect(await spaces()).toMatchObject({ Shell: 'pre', JavaScript: 'pre' });
  await open(page, '/guide/start/cli', 1440);
  expect(await spaces()).toMatchObject({ Shell: 'pre', JavaScript: 'pre' });
});

test.describe('every kind of element', () => {
  test.use({ site: EVERY_KIND });

  test('on a phone the text of a callout has its whole width', async ({ page }) => {
    await open(page, '/docs/guide/components', 390);
    const callout = page.locator('article [role="note"]').first();
    const indent = () =>
      callout.evaluate((note) => {
        const [title, text] = [...note.children].map((part) => part.querySelector('svg, p'));
        const [start = 0, words = 0] = [title, text].map((part) => part?.getBoundingClientRect().x);
        return words - start;
      });
    expect(await indent()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await indent()).toBeGreaterThan(10);
  });

  test('from the second level on, groups of the sidebar are indented', async ({ page }) => {
    await open(page, '/docs/guide/plain');
    const starts = await page.locator('#_sidebar details').evaluate((group) => {
      group.setAttribute('open', '');
      const levels = [group];
      for (let level = 2; level <= 4; level += 1) {
        const inner = group.cloneNode(true) as HTMLElement;
        const item = document.createElement('li');
        item.append(inner);
        levels.at(-1)?.querySelector('ul')?.append(item);
        levels.push(inner);
      }
      return levels.map((level) => level.querySelector('a')?.getBoundingClientRect().left ?? 0);
    });
    expect(starts).toHaveLength(4);
    const steps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    for (const step of steps.slice(1)) expect(step).toBeGreaterThanOrEqual(8);
  });

  test('details open by a press anywhere on their head', async ({ page }) => {
    await open(page, '/docs/guide/components');
    const gaps = await page.locator('article details:not([class])').evaluateAll((all) =>
      all.map((details) => {
        const [outer, head] = [details, details.querySelector('summary')].map((part) =>
          part?.getBoundingClientRect(),
        );
        const { left = 0, right = 0, top = 0, bottom = 0 } = outer ?? {};
        const isClosed = !details.hasAttribute('open');
        return [
          (head?.left ?? 0) - left,
          right - (head?.right ?? 0),
          (head?.top ?? 0) - top,
          isClosed ? bottom - (head?.bottom ?? 0) : 1,
        ];
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    // The frame is 1 px wide.
    for (const gap of gaps) expect(gap).toEqual([1, 1, 1, 1]);
  });
});
