import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '@/lib/content/read/files';
import { openHydrated as open, openPage, withScript } from '../support/browser';
import {
  buildDeployments,
  type Deployment,
  type Host,
  startHost,
  uploadPart,
} from '../support/deployments';
import { changePayload } from '../support/payload';
import { expect, test } from '../support/test';

/** Differences of a page of another deployment: other code, in which a prop of an island has another name. */
const renameProp = (text: string) =>
  text.replaceAll(/(\\?")view(\\?":\{\\?"pageHref)/g, '$1sight$2');

const isHashed = (name: string) => /^(?:_next|static)\//.test(name);
const isDictionary = (name: string) => name.startsWith('static/payload/');
const isPayload = (name: string) => name.endsWith('.txt') && !isHashed(name);
const isScript = (name: string) => name.endsWith('.js') && isHashed(name);

// A page may still be loading the next one when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Counts document requests for the target page from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test.describe('a page that is open while the files of the host change', () => {
  // One build, one host.
  test.describe.configure({ mode: 'default' });
  let exported: Record<Deployment, string>;
  let host: Host;
  let folder: string;

  test.beforeAll(async () => {
    // The host builds the second site.
    test.setTimeout(600_000);
    exported = await buildDeployments();
    host = await startHost();
  });
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'upload-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));
  test.afterAll(() => host.close());

  /** Opens a page of a deployment, changes the files, and follows a link: with and without the framework. */
  async function followLink(page: Page, from: Deployment): Promise<void> {
    for (const isRunning of [false, true]) {
      host.deploy(exported[from]);
      await openPage(page, `${host.origin}/`);
      if (isRunning) await wantFramework(page);
      host.deploy(folder);
      if (!isRunning) await wantFramework(page);
      const documents = countDocuments(page);
      await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Both, new/);
      await expect(page).toHaveURL(`${host.origin}/guide/both`);
      await expect(page.locator('[data-crashed]')).toHaveCount(0);
      expect(documents()).toBeLessThanOrEqual(1);
    }
  }

  for (const [from, to] of [
    ['first', 'second'],
    ['second', 'first'],
  ] as const) {
    for (const [state, isUploaded] of [
      ['complete', () => true],
      ['only its hashed files uploaded', isHashed],
      ['only its payloads uploaded', isPayload],
      ['only its pages uploaded', (name: string) => name.endsWith('.html')],
      ['its hashed files not uploaded yet', (name: string) => !isHashed(name)],
    ] as const) {
      test(`navigates from the ${from} deployment to the ${to}: ${state}`, async ({ page }) => {
        uploadPart({ from: exported[from], to: exported[to], folder }, isUploaded);
        await followLink(page, from);
      });
    }

    test(`works and searches once the ${to} deployment has replaced the ${from}`, async ({
      page,
    }) => {
      uploadPart({ from: exported[to], to: exported[to], folder }, () => false);
      await followLink(page, from);
      await expect(page.getByText('This line came later.')).toHaveCount(to === 'second' ? 1 : 0);
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    });
  }

  const remove = (file: string) => rmSync(file);
  const cut = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2));
  for (const [fault, isDamaged, damage] of [
    ['payloads are missing', isPayload, remove],
    ['payloads are truncated', isPayload, cut],
    ['dictionaries are missing', isDictionary, remove],
    ['dictionaries are truncated', isDictionary, cut],
    ['scripts are missing', isScript, remove],
  ] as const) {
    test(`still navigates when ${fault}`, async ({ page }) => {
      uploadPart({ from: exported.first, to: exported.first, folder }, () => false);
      for (const name of listFiles(folder).filter(isDamaged)) damage(path.join(folder, name));
      await followLink(page, 'first');
    });
  }
});

/** Points at a link without following it, and waits until the framework runs the page or has failed to load. */
async function wantFramework(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: '中文' })
    .first()
    .dispatchEvent('touchstart');
  await expect(page.locator('html')).toHaveAttribute('data-framework', /running|failed/);
}

test('after a render error the page asked for is loaded as a document, and works', async ({
  page,
}) => {
  // Only the first answer is wrong: the document loads the payload again.
  await page.route(/\/guide\/start\/features.*\.txt/, changePayload(renameProp), { times: 1 });
  await open(page, '/guide/start/intro');
  const documents = countDocuments(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect.poll(documents).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await loaded;
  await withScript(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  expect(documents()).toBe(1);
});

test('a second render error shows a message in the language of the page, with a link home', async ({
  page,
}) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('功能一览');
});

test('after a render error without storage the page does not reload in a loop', async ({
  page,
}) => {
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
