import type { Page, Route } from '@playwright/test';
import { listFiles } from '@/lib/content/read/files';
import { openForReading, withFramework } from '../support/browser';
import { expect, test } from '../support/test';
import { hold } from './waiting';

/** The page works before, without and beside the framework, which comes when it is wanted. */
const PAGE = '/guide/start/quick-start';
const FRAMEWORK = '**/_next/static/**/*.js';

/** The style sheets of the framework, which hold those of all pages. */
const ALL_STYLES = listFiles('out/_next/static')
  .filter((name) => name.endsWith('.css'))
  .map((name) => `/_next/static/${name}`);

const features = (page: Page) => page.getByRole('link', { name: 'Features' }).first();
const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** The scripts of the framework that were asked for so far. */
function watchFramework(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_next\/static\/.*\.js/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Point at a link, and wait until the framework has failed to come. */
async function wantFramework(page: Page): Promise<void> {
  await features(page).dispatchEvent('touchstart');
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

test('nothing of the framework is fetched before a reader shows interest, and no payload', async ({
  page,
}) => {
  const asked = watchFramework(page);
  await openForReading(page, PAGE);
  await page.getByRole('tab', { selected: false }).first().click();
  await page.waitForLoadState('load');
  expect(asked).toEqual([]);
  await withFramework(page);
  expect(asked.length).toBeGreaterThan(4);
  expect(new Set(asked).size).toBe(asked.length);
});

test('the framework takes over a page in use without a message', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await openForReading(page, PAGE);
  await page.getByRole('tab', { selected: false }).first().click();
  await page.mouse.wheel(0, 3000);
  const copy = page.locator('figure [data-copy]').first();
  const before = await copy.elementHandle();
  await withFramework(page);
  // What script had put into the page is still there.
  expect(await before?.evaluate((button) => button.isConnected)).toBe(true);
  await expect(page.locator('a[aria-current="location"]')).not.toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const path of [PAGE, '/']) {
  test(`a page brings all styles that it uses: ${path}`, async ({ page }) => {
    // A color on its way to another one differs from one look to the next.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForReading(page, path);
    const looks = () =>
      page.evaluate(() => {
        const elements = [...document.body.querySelectorAll('*')];
        const alike = new Map(elements.map((one) => [`${one.tagName} ${one.className}`, one]));
        return [...alike].map(([name, element]) => {
          const styles = [null, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            // The sheet of a page has short names for custom properties; what they do is in the other properties.
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

test.describe('a script of the framework is missing', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/_next/static/chunks/turbopack-*.js', missing);
    await openForReading(page, PAGE);
  });

  test('reading and links work', async ({ page }) => {
    await wantFramework(page);
    await expectReading(page);
  });

  test('search leads to its page', async ({ page }) => {
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search');
  });
});

test('a click before the framework has come is a navigation by the browser, once', async ({
  page,
}) => {
  await hold(page, FRAMEWORK);
  await openForReading(page, PAGE);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await features(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  expect(documents).toBe(1);
});

test('before the framework has come another language keeps the place too', async ({ page }) => {
  await hold(page, FRAMEWORK);
  await openForReading(page, `${PAGE}?outline=0#webpack`);
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh${PAGE}?outline=0#webpack`);
});

test('a search before the framework has come shows that it is coming, and opens once it is there', async ({
  page,
}) => {
  const release = await hold(page, FRAMEWORK);
  await openForReading(page, PAGE);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await expect(button).toHaveAttribute('data-busy');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(button).not.toHaveAttribute('data-busy');
});

test('without a connection a search leaves the page, says so, and comes on a second try', async ({
  page,
  context,
}) => {
  await openForReading(page, PAGE);
  await page.locator('h1').selectText();
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/search\?q=Quick/);
});

test('who saves data gets the framework for search alone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = watchFramework(page);
  await openForReading(page, PAGE);
  await features(page).dispatchEvent('touchstart');
  await features(page).hover();
  expect(asked).toEqual([]);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
});
