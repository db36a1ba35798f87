import type { Page, Route } from '@playwright/test';
import { listFiles } from '@/lib/content/read/files';
import { openPage, withFramework } from '../support/browser';
import { expect, test } from '../support/test';
import { hold } from './waiting';

/** The page works before the framework loads, without it and together with it. It loads on demand. */
const PAGE = '/guide/start/quick-start';
const FRAMEWORK = '**/_next/static/**/*.js';

/** The style sheets of the framework, which contain those of all pages. */
const ALL_STYLES = listFiles('out/_next/static')
  .filter((name) => name.endsWith('.css'))
  .map((name) => `/_next/static/${name}`);

const features = (page: Page) => page.getByRole('link', { name: 'Features' }).first();
const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** The scripts of the framework that the page has requested so far, without those of the search's worker. */
function watchFramework(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isOfPage = request.resourceType() === 'script';
    if (isOfPage && /\/_next\/static\/.*\.js/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Points at the search, and waits until the framework has failed to load. */
async function wantFramework(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).first().dispatchEvent('touchstart');
  await expect(page.locator('html')).toHaveAttribute('data-framework', 'failed');
}

async function expectReading(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tab = page.getByRole('tab', { selected: false }).first();
  await tab.click();
  await expect(tab).toBeVisible();
  await features(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
}

test('the framework is not requested before the reader points at the search', async ({ page }) => {
  const asked = watchFramework(page);
  await openPage(page, PAGE);
  await page.getByRole('tab', { selected: false }).first().click();
  await page.waitForLoadState('load');
  expect(asked).toEqual([]);
  await withFramework(page);
  expect(asked.length).toBeGreaterThan(4);
  expect(new Set(asked).size).toBe(asked.length);
});

test('the framework hydrates a page in use without a warning', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('tab', { selected: false }).first().click();
  await page.mouse.wheel(0, 3000);
  const copy = page.locator('figure [data-copy]').first();
  const before = await copy.elementHandle();
  await withFramework(page);
  // Elements that the reading script has added are still in the page.
  expect(await before?.evaluate((button) => button.isConnected)).toBe(true);
  await expect(page.locator('a[aria-current="location"]')).not.toHaveCount(0);
  // All styles apply, not only those of this page.
  await expect(page.locator('link[data-precedence]')).not.toHaveCount(0);
  await expect(page.locator('link[data-precedence][media]')).toHaveCount(0);
  expect(await page.consoleMessages()).toEqual([]);
});

for (const path of [PAGE, '/']) {
  test(`the style sheet of a page contains all styles that it uses: ${path}`, async ({ page }) => {
    // Colors in transition would differ between two measurements.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    const looks = () =>
      page.evaluate(() => {
        const elements = [...document.body.querySelectorAll('*')];
        const alike = new Map(elements.map((one) => [`${one.tagName} ${one.className}`, one]));
        return [...alike].map(([name, element]) => {
          const styles = [null, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            // The sheet of a page shortens the names of custom properties; their effect is in the other properties.
            const names = [...style].filter((property) => !property.startsWith('--'));
            return names.map((property) => style.getPropertyValue(property)).join();
          });
          return [name, ...styles].join('\n');
        });
      });
    const before = await looks();
    await page.evaluate(async (addresses) => {
      for (const href of addresses) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
        document.head.append(link);
        await loaded;
      }
    }, ALL_STYLES);
    expect(await looks()).toEqual(before);
  });
}

test('a client component of a page has its styles before the framework has loaded', async ({
  page,
}) => {
  await hold(page, FRAMEWORK);
  await openPage(page, '/config/options/options');
  await expect(page.locator('main fieldset')).toHaveCSS('border-top-width', '1px');
});

test.describe('a script of the framework is missing', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/_next/static/chunks/turbopack-*.js', missing);
    await openPage(page, PAGE);
  });

  test('text and links work', async ({ page }) => {
    await wantFramework(page);
    await expectReading(page);
  });

  test('the search button leads to the search page', async ({ page }) => {
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search');
  });
});

test('the language link keeps the anchor before the framework has loaded', async ({ page }) => {
  await hold(page, FRAMEWORK);
  await openPage(page, `${PAGE}?outline=0#webpack`);
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh${PAGE}?outline=0#webpack`);
});

test('opening search before the framework has loaded shows that it is loading, and opens it afterwards', async ({
  page,
}) => {
  const release = await hold(page, FRAMEWORK);
  await openPage(page, PAGE);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await expect(button).toHaveAttribute('data-busy');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(button).not.toHaveAttribute('data-busy');
});

test('opening search without a connection keeps the page, shows a message, and succeeds on a second try', async ({
  page,
  context,
}) => {
  await openPage(page, PAGE);
  await page.locator('h1').selectText();
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/search\?q=Quick/);
});

test('a page that links have led to is hydrated without a warning, and its links are followed', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.locator('main a[href="/guide/start/quick-start"]').first().click();
  await expect(page).toHaveURL(PAGE);
  await features(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await page.consoleMessages()).toEqual([]);
  await page.getByRole('link', { name: 'Command line' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
});
