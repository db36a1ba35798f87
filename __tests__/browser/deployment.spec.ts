import type { Page } from '@playwright/test';
import { openPage as open, withScript } from '../support/browser';
import { changePayload } from '../support/payload';
import { expect, test } from '../support/test';

/** What a page of another deployment has: other code, which names a prop of an island otherwise. */
const renameProp = (text: string) =>
  text.replaceAll(/(\\?")view(\\?":\{\\?"pageHref)/g, '$1sight$2');
const renameBuild = (text: string) => text.replaceAll(/(\\?"b\\?":\\?")[\w-]+/g, '$1another');

// A page that ends may still have been fetching the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The page asked for as a document, counted from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test('a page that was open while a new site was deployed goes on to it by one load', async ({
  page,
}) => {
  await page.route(
    /\/guide\/start\/features.*\.txt/,
    changePayload((text) => renameProp(renameBuild(text))),
  );
  await open(page, '/guide/start/intro');
  const documents = countDocuments(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page).toHaveURL('/guide/start/features');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  expect(documents()).toBe(1);
  await loaded;
  await page.unrouteAll();
  await withScript(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
});

test('a page that breaks reloads and works', async ({ page }) => {
  await page.route(/\/guide\/start\/features.*\.txt/, changePayload(renameProp));
  await open(page, '/guide/start/intro');
  const documents = countDocuments(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect.poll(documents).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Introduction|Features/);
  await loaded;
  await page.unrouteAll();
  await withScript(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  expect(documents()).toBe(1);
});

test('a page that breaks again soon says so in its language, and leads out', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => sessionStorage.setItem('recovered-at', String(Date.now())));
  await page.route(/\/zh\/guide\/start\/features.*\.txt/, changePayload(renameProp));
  await open(page, '/zh/guide/start/intro');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: '功能一览' }).first().click();
  const message = page.getByRole('alert').filter({ hasText: '页面出现错误' });
  await expect(message).toBeVisible();
  expect(documents()).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page).toHaveTitle(/Rsdoctor/);
  await expect(message.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/zh/');

  await message.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/介绍|功能一览/);
});

test('a broken page without storage does not load itself over and over', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.route(/\/guide\/start\/features.*\.txt/, changePayload(renameProp));
  await open(page, '/guide/start/intro');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(documents()).toBe(0);
});
