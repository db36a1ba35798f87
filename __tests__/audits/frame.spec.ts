import type { Page } from '@playwright/test';
import { type Shift, watchShifts } from '../browser/shifts';
import { atRest, chooseTheme, openPage, withScript } from '../support/browser';
import { expect, test } from '../support/test';

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, path);
}

test.describe('by keyboard', () => {
  for (const width of [390, 1440]) {
    test(`every control of a page can be reached by Tab, in view and with a focus ring, at ${width} px`, async ({
      page,
    }) => {
      await open(page, '/guide/start/cli', width);
      // Items that turn out to fit are no longer tab stops.
      const unmeasured = ':is(.table-region, pre[tabindex]):not([data-region]):visible';
      await expect(page.locator(unmeasured)).toHaveCount(0);
      const expected = await page.evaluate(countStops);
      const seen = new Set<string>();
      for (let stop = 0; stop <= expected + 5; stop += 1) {
        await page.keyboard.press('Tab');
        const state = await page.evaluate(describeFocus);
        if (state === undefined) break;
        if (stop === 0) expect(state.name).toBe('Skip to content');
        expect(state, `stop ${stop}, ${state.name}`).toMatchObject({
          isSeen: true,
          hasRing: true,
        });
        seen.add(state.key);
      }
      expect(seen.size).toBeGreaterThanOrEqual(expected);
    });
  }

  test('the skip links lead to the text and to the pages of the section; arrow keys move inside an open menu, and leaving it closes it', async ({
    page,
  }) => {
    await open(page, '/guide/start/cli');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to section navigation' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#_sidebar :focus')).toHaveCount(1);

    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);

    const toggle = page.locator('summary[aria-label="Rstack tools"]');
    const links = page.getByRole('navigation', { name: 'Rstack' }).getByRole('link');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.nth(5)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(links).toHaveCount(0);
    await expect(page.locator('header :focus')).toHaveCount(1);
  });
});

test('focus in a bar, by Tab or by Escape out of its menu, does not scroll the page', async ({
  page,
}) => {
  await open(page, '/guide/start/cli');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const logo = page.locator('header a').first();
  await logo.evaluate((link) => link.focus({ preventScroll: true }));
  for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab');
  await expect(page.locator('header :focus')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.locator('[data-menu="bar"] > summary').first().click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-menu="bar"] > summary').first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('the Rstack popover has seven links that open new tabs, in the language of the page, and stays within the window', async ({
  page,
}) => {
  await open(page, '/zh/guide/start/cli');
  const toggle = page.locator('summary[aria-label="Rstack 工具链"]');
  const popover = page.getByRole('navigation', { name: 'Rstack' });
  await toggle.hover();
  const links = popover.getByRole('link');
  await expect(links).toHaveCount(7);
  await expect(links.first()).toHaveText(/Rspack （在新标签页打开）基于 Rust/);
  for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
  const [panel, icon] = [await links.first().boundingBox(), await toggle.boundingBox()];
  expect(panel?.y).toBeGreaterThan(icon?.y ?? Number.POSITIVE_INFINITY);
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  for (const width of [320, 390, 1440]) {
    // A pointer that stays on the icon would open it as the window changes, and the click close it.
    await page.mouse.move(160, 700);
    await page.setViewportSize({ width, height: 800 });
    await toggle.click();
    const box = await popover.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
  }
});

test('a long outline fades at the edge, not at its ends, and ends above the back-to-top button', async ({
  page,
}) => {
  await open(page, '/config/options/options');
  // The outline scrolls to its current entry when it starts.
  await expect(page.locator('figure [data-copy]').first()).toBeAttached();
  const list = page.locator('div[data-part="outline"]');
  /** Whether the fade at each end of the list covers entries. */
  const covered = () =>
    list.evaluate((node) => {
      const frame = node.getBoundingClientRect();
      const inner = node.querySelector('nav')?.getBoundingClientRect() ?? frame;
      const fade = Number.parseFloat(getComputedStyle(node, '::before').height);
      return [frame.top + fade > inner.top + 1, frame.bottom - fade < inner.bottom - 1];
    });
  expect(await covered()).toEqual([false, true]);
  await list.evaluate((node) => node.scrollBy(0, 200));
  expect(await covered()).toEqual([true, true]);
  await list.evaluate((node) => node.scrollBy(0, 10_000));
  expect(await covered()).toEqual([true, false]);

  await page.evaluate(() => scrollTo(0, 3000));
  const button = page.locator('[data-to-top]');
  await expect(button).toBeVisible();
  const [box, top] = [await list.boundingBox(), await button.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
});

test('after a reload Back restores the focus on the link that was followed', async ({ page }) => {
  await openPage(page, '/guide/start/intro');
  const link = page.locator('article a[href="/guide/start/quick-start"]').first();
  await link.click();
  await expect(page).toHaveURL('/guide/start/quick-start');
  await page.reload();
  await withScript(page);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/intro');
  await expect(link).toBeFocused();
});

test('the theme color of the browser follows the chosen theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/guide/start/intro');
  const colors = () =>
    page.$$eval('meta[name="theme-color"]', (tags) =>
      tags
        .filter((tag) => matchMedia((tag as HTMLMetaElement).media).matches)
        .map((tag) => tag.getAttribute('content')),
    );
  expect(await colors()).toEqual(['#ffffff']);
  await chooseTheme(page, 'dark');
  expect(await colors()).toEqual(['#10161c']);
  await chooseTheme(page, 'auto');
  expect(await colors()).toEqual(['#ffffff']);
});

for (const [path, width] of [
  // `home-figures.spec.ts` checks it on a phone, over a slow network.
  ['/', 1440],
  ['/guide/start/cli', 390],
] as const) {
  test(`${path} loads without a shift of its layout at ${width} px`, async ({ page }) => {
    // A slow processor renders frames while it still parses the page.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const shifts = await watchShifts(page);
    await open(page, path, width);
    await atRest(page);
    const parsedAt = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return load?.domInteractive ?? 0;
    });
    // A partly parsed table or paragraph is rendered, and grows when the rest arrives, which is not a layout shift.
    const isArriving = ({ inText, startTime }: Shift) =>
      inText.length > 0 && !inText.includes(false) && startTime <= parsedAt;
    const found = await shifts();
    const [moved, arrived] = [false, true].map((wanted) =>
      found
        .filter((shift) => isArriving(shift) === wanted)
        .reduce((sum, { value }) => sum + value, 0),
    );
    expect(moved).toBeLessThan(0.005);
    // The threshold of a good score in Core Web Vitals (web.dev/articles/cls).
    expect(arrived).toBeLessThan(0.1);
  });
}

test('reading a page to its end on a phone does not shift its layout', async ({ page }) => {
  const shifts = await watchShifts(page);
  await open(page, '/guide/start/quick-start', 390);
  const current = page.locator('[data-outline-current]');
  for (const name of ['Read your first report in five steps', 'Source maps', 'Next steps']) {
    await page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
      heading.scrollIntoView({ behavior: 'instant' });
    });
    await expect(current).toHaveText(name);
  }
  await atRest(page);
  expect(await shifts()).toEqual([]);
});

test('a printed page has the title, the text and its address, and no controls', async ({
  page,
}) => {
  await open(page, '/guide/more/faq');
  await chooseTheme(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // In a window as narrow as paper, the border of the mobile bar would be printed.
  await page.setViewportSize({ width: 820, height: 800 });
  const bar = page.locator('div:has(> [data-menu="bar"])');
  expect(await bar.evaluate((node) => getComputedStyle(node).display)).toBe('none');
  await expect(page.getByText('https://rsdoctor.rs/guide/more/faq')).toBeVisible();
  const page1 = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(page1).toBe('light');
  const address = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await address('article p a[href^="/guide"]')).toContain('/guide/');
  expect(await address('article td a[href^="/guide"]')).toBe('none');
});

test('with forced colors the current page and the chosen theme are marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/guide/start/cli');
  const outlineOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).outlineStyle);
  expect(await outlineOf('#_sidebar [aria-current]')).toBe('solid');
  expect(await outlineOf('[data-choice="auto"]:visible')).toBe('solid');
  expect(await outlineOf('header [data-active]')).toBe('solid');
  // Inside its list, which would clip it.
  const entry = page.locator('#_sidebar [aria-current]');
  expect(await entry.evaluate((node) => getComputedStyle(node).outlineOffset)).toBe('-1px');
  await open(page, '/');
  expect(await outlineOf('[data-play] label:has(:checked)')).toBe('solid');
  const lines = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab, '::after').borderBottomColor));
  // The selected tab, and the others.
  expect(lines[0]).not.toBe(lines[1]);
  expect(new Set(lines).size).toBe(2);
});

/** The number of links and controls that the Tab key should reach. */
function countStops(): number {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex="0"]');
  // Of a tab list only the selected tab is a tab stop; the arrow keys reach the others.
  const stops = [...all].filter(({ tabIndex }) => tabIndex >= 0);
  return stops.filter((node) => node.checkVisibility({ visibilityProperty: true })).length;
}

interface Focus {
  key: string;
  name: string;
  /** Whether no sticky element covers it. */
  isSeen: boolean;
  hasRing: boolean;
}

function describeFocus(): Focus | undefined {
  const node = document.activeElement;
  if (!(node instanceof HTMLElement) || node === document.body) return undefined;
  const shown = node.matches('input') ? (node.parentElement ?? node) : node;
  // The first line of a link that wraps.
  const [{ left, top, width, height } = shown.getBoundingClientRect()] = shown.getClientRects();
  const x = left + Math.min(width / 2, 20);
  const y = top + Math.min(height / 2, 10);
  // In a narrow bar the choices of a radio group are in one place.
  const isStacked = node.matches('[type="radio"]');
  const [first, ...below] = document.elementsFromPoint(x, y);
  const hit = isStacked && below.includes(shown) ? shown : first;
  const style = getComputedStyle(shown);
  return {
    key: `${[...document.querySelectorAll('*')].indexOf(node)}`,
    name: (node.ariaLabel ?? node.textContent ?? '').trim(),
    isSeen: hit !== undefined && (shown.contains(hit) || hit.contains(shown)),
    hasRing: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
  };
}
