import type { Locator, Page } from '@playwright/test';
import { atRest, isSameDocument, markDocument, openPage } from '../support/browser';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';
import { watchShifts } from './shifts';

/** The fixture page that shows every component. */
const PAGE = '/docs/guide/components';
const KEY = 'docs.tabs.bundler';

test.use({ site: EVERY_KIND });

async function open(page: Page, path = PAGE): Promise<void> {
  await openPage(page, path);
}

/** The first two groups, which share their selected tab. */
function group(page: Page, index: number): Locator {
  return page.locator('[data-tabs="bundler"]').nth(index);
}

function chosenIn(of: Locator): Locator {
  return of.getByRole('tab', { selected: true });
}

test('a stored tab is selected in the first frame, before the framework loads', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'webpack'), KEY);
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await expect(chosenIn(group(page, 1))).toHaveText('webpack');
  await expect(page.getByText('Second webpack.')).toBeVisible();
  await expect(page.getByText('Second Rspack.')).toBeHidden();
});

test('the layout does not shift while a page with a stored tab loads', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'rspack');
    localStorage.setItem('docs.tabs.package-manager', 'bun');
  }, KEY);
  await openPage(page, `${PAGE}#tabs`);
  await atRest(page);
  expect(await shifts()).toEqual([]);
});

test('a selected tab applies to all groups, other browser tabs, the next page and after a reload', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other);
  await open(page);
  await group(page, 1).getByRole('tab', { name: 'Rspack' }).click();
  await expect(chosenIn(group(page, 0))).toHaveText('Rspack');
  await expect(chosenIn(group(other, 0))).toHaveText('Rspack');
  await group(page, 1).getByRole('tab', { name: 'Vite' }).click();
  await expect(chosenIn(group(page, 0))).toHaveText('Rspack');
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(chosenIn(group(page, 1))).toHaveText('Vite');
  await page.reload();
  await expect(chosenIn(group(page, 1))).toHaveText('Vite');
});

test('a block that is alone in a tab has its title above, and its button beside it', async ({
  page,
}) => {
  await open(page);
  const block = page.locator('[data-tabs]:not([data-kind]) figure:only-child').first();
  const [title, button, code] = await Promise.all(
    ['figcaption', '[data-copy]', 'pre'].map((part) => block.locator(part).boundingBox()),
  );
  expect(title?.y).toBeLessThan(code?.y ?? 0);
  expect(button?.y).toBeGreaterThanOrEqual((title?.y ?? 0) - 1);
  expect(button?.y).toBeLessThan(code?.y ?? 0);
});

test('a clicked tab keeps its position on the screen', async ({ page }) => {
  await open(page);
  const tab = group(page, 1).getByRole('tab', { name: 'Rspack' });
  for (const name of ['webpack', 'Rspack', 'webpack']) {
    const clicked = group(page, 1).getByRole('tab', { name });
    await clicked.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await clicked.click();
    // Two frames, so that the scroll anchoring of the browser has run.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const after = await tab.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(1);
  }
});

test.describe('an anchor in a hidden panel', () => {
  const heading = 'In the Rspack tab';

  test('is shown by a link from another page', async ({ page }) => {
    await openPage(page, '/docs/guide/plain');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Go there' });
      document.querySelector('article')?.prepend(link);
    }, `${PAGE}#in-rspack`);
    await markDocument(page);
    await page.getByRole('link', { name: 'Go there' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('is found by a search for its text', async ({ page }) => {
    await page.goto(`${PAGE}#:~:text=Second%20Vite.`);
    await expect(page.getByText('Second Vite.')).toBeInViewport();
    await expect(chosenIn(group(page, 1))).toHaveText('Vite');
  });
});

test('the outline skips headings in hidden panels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page);
  const current = page.locator('div[data-part="outline"] [data-outline-list] [aria-current]');
  await page
    .locator('[data-tabs=""]')
    .first()
    .evaluate((below) => below.scrollIntoView());
  await expect(current).toHaveText('Tabs');
  await group(page, 0).getByRole('tab', { name: 'Rspack' }).click();
  await page
    .locator('[data-tabs=""]')
    .first()
    .evaluate((below) => below.scrollIntoView());
  await page.mouse.wheel(0, 10);
  await expect(current).toHaveText('In the Rspack tab');
});

test('a link to an anchor in closed details opens them; keys open and close them without moving focus or page', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText('Inside, hidden at first.')).toBeHidden();
  await page
    .locator('div[data-part="outline"] [data-outline-list]')
    .getByRole('link', { name: 'Inside details' })
    .click();
  await expect(page.getByText('Inside, hidden at first.')).toBeInViewport();

  const summary = page.locator('main summary', { hasText: /^More$/ });
  await summary.focus();
  const offset = await page.evaluate(() => scrollY);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(summary).toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(offset);
});

/** Every panel is shown, below its label. */
async function expectAllPanels(page: Page): Promise<void> {
  for (const panel of await page.locator('[role="tabpanel"]').all()) {
    const [label, content] = [panel.locator('> p'), panel.locator('> div')];
    await expect(label).toBeVisible();
    await expect(content).toBeVisible();
    expect((await content.boundingBox())?.height).toBeGreaterThan(10);
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
}

test('without script all tab panels are shown, each below its label', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expectAllPanels(page);
  await context.close();
});

test('printed pages show all tab panels and details', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expectAllPanels(page);
  expect((await page.getByText('Inside, hidden at first.').boundingBox())?.height).toBeGreaterThan(
    10,
  );
});

test('the whole area of a card with a link can be clicked', async ({ page }) => {
  await open(page);
  // The link covers the text, which Playwright would report as an error.
  await page.getByText('A page with a longer description').click({ force: true });
  await expect(page).toHaveURL('/docs/guide');
});

test('every component fits at three widths without cutting its text', async ({ page }) => {
  await open(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('article :is(p, li, summary, [role="tab"])')]
        .filter(
          (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
        )
        .map((element) => element.textContent),
    );
    expect([width, cut]).toEqual([width, []]);
  }
});
