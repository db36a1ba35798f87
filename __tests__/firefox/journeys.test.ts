import type { Browser, Page } from 'puppeteer-core';
import { type Server, serve } from '@/scripts/serve/serve';
import { launchFirefox, openPage } from '../support/firefox';

/** The main journeys, in a browser that shares no code with that of the other tests. */
describe('in Firefox', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    server = await serve({ folder: 'out', base: '/', port: 0 });
    browser = await launchFirefox();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  // A separate browser context for each test, with the mark of an earlier visit.
  beforeEach(async () => {
    const context = await browser.createBrowserContext();
    page = await context.newPage();
    // Shorter than the timeout of the test, whose message does not say what it waited for.
    page.setDefaultTimeout(25_000);
    errors = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.evaluateOnNewDocument(() => {
      // A document without an origin has no storage.
      if (window.origin !== 'null') localStorage.setItem('visited', '1');
    });
  });
  afterEach(async () => {
    await page.browserContext().close();
    expect(errors).toEqual([]);
  });

  const at = (path: string) => server.origin + path;
  const arrivedAt = async (path: string) =>
    await page.waitForFunction((href) => location.href === href, {}, at(path));
  const textOf = (selector: string) =>
    page.$eval(selector, (element) => element.textContent?.trim());
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test.each([
    ['/guide/start/intro', 'exit codes', '/guide/start/cli#exit-codes'],
    ['/zh/guide/start/intro', '产物体积', '/zh/guide/usage/bundle-size'],
  ])('a search on %s for %s leads to %s', async (start, query, found) => {
    await openPage(page, at(start));
    await page.keyboard.press('/');
    await page.waitForSelector('[role="combobox"]:focus');
    await page.keyboard.type(query);
    await page.waitForSelector(`[role="option"][href="${found}"]`);
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('[role="option"][aria-selected="true"]');
    await page.keyboard.press('Enter');
    await arrivedAt(found);
    await page.waitForSelector('[role="dialog"]', { hidden: true });
  });

  test('a chosen theme applies to the next page and after a reload', async () => {
    await openPage(page, at('/guide/start/intro'));
    await page.locator('label[data-choice="dark"]').click();
    await page.waitForSelector('html[data-theme="dark"]');
    expect(await ground()).toBe('rgb(16, 22, 28)');
    await page.locator('#_sidebar a[href="/guide/start/features"]').click();
    await arrivedAt('/guide/start/features');
    expect(await ground()).toBe('rgb(16, 22, 28)');
    await page.reload();
    expect(await ground()).toBe('rgb(16, 22, 28)');
  });

  test('links navigate in the app, and Back restores the scroll position', async () => {
    await openPage(page, at('/guide/start/features'));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForFunction(() => scrollY === 300);
    // One that is in view: the driver would scroll the page to another.
    await page.locator('#_sidebar a[href="/guide/start/frameworks"]').click();
    await arrivedAt('/guide/start/frameworks');
    await page.waitForFunction(() => document.title.startsWith('Frameworks'));
    await page.goBack();
    await arrivedAt('/guide/start/features');
    await page.waitForFunction(() => scrollY === 300);
    expect(await isSameDocument()).toBe(true);
  });

  test('an image is enlarged and magnified by keyboard, and closing it restores the focus', async () => {
    await openPage(page, at('/guide/usage/bundle-size'));
    const found = await page.waitForFunction(() =>
      // Of two images for the two color schemes one is visible.
      [...document.querySelectorAll('[aria-label^="Enlarge"]')].find((one) =>
        one.checkVisibility(),
      ),
    );
    const button = found.asElement();
    await button?.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[data-zoom="open"]');
    await page.keyboard.press('+');
    await page.waitForFunction(() => {
      const status = document.querySelector('dialog[data-zoom] output');
      return status?.textContent?.includes('150%');
    });
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[data-zoom]', { hidden: true });
    expect(await button?.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a tab is selected by keyboard, and its command is copied', async () => {
    await openPage(page, at('/guide/start/quick-start'));
    await page.locator('[data-tabs="package-manager"] [role="tab"][aria-selected="true"]').click();
    await page.keyboard.press('End');
    await page.waitForSelector('[role="tab"][aria-selected="true"]:focus');
    expect(await textOf('[role="tab"][aria-selected="true"]:focus')).toBe('bun');
    await page
      .locator('[data-tabs="package-manager"] [role="tabpanel"]:not([hidden]) [data-copy]')
      .click();
    await page.waitForFunction(async () => {
      const text = await navigator.clipboard.readText();
      return text === 'bun add @rsdoctor/rspack-plugin -D';
    });
  });

  test('an address in another letter case leads to its page, one without a page shows a message', async () => {
    await page.goto(at('/Guide/Start/CLI?x=1#analyze'));
    await arrivedAt('/guide/start/cli?x=1#analyze');
    // The address changes before the document loads, and Firefox aborts the next navigation if one is still in progress.
    await page.waitForSelector('html[data-connected]');
    await openPage(page, at('/zh/guide/none'));
    expect(await textOf('h1')).toBe('页面不存在');
    // The status 404 is logged as an error.
    errors.length = 0;
  });

  test('the language link leads to the same page, with query and anchor', async () => {
    await openPage(page, at('/guide/start/cli?x=1#analyze'));
    await page.locator('header a[hreflang="zh"]').click();
    await arrivedAt('/zh/guide/start/cli?x=1#analyze');
    await page.waitForSelector('html[lang="zh"]');
    await page.goBack();
    await page.waitForSelector('html[lang="en"]');
  });
});
