import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '@/lib/site/read/files';
import { openPage } from '../support/browser';
import { FIRST, type Host, startHost, uploadPart, writeSecond } from '../support/deployments';
import { expect, test } from '../support/test';

const isHashed = (name: string) => /^(?:_next|static)\//.test(name);
const isStyle = (name: string) => name.endsWith('.css');
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
  // One host.
  test.describe.configure({ mode: 'default' });
  let host: Host;
  let folder: string;
  let second: string;

  test.beforeAll(async () => {
    second = mkdtempSync(path.join(tmpdir(), 'second-'));
    writeSecond(second);
    host = await startHost();
  });
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'upload-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));
  test.afterAll(async () => {
    await host.close();
    rmSync(second, { recursive: true });
  });

  /** Opens a page of the first deployment, changes the files, and follows a link: before the search has loaded, and after. */
  async function followLink(page: Page): Promise<void> {
    for (const hasSearched of [false, true]) {
      host.deploy(FIRST);
      await openPage(page, `${host.origin}/`);
      if (hasSearched) await loadSearch(page);
      host.deploy(folder);
      const documents = countDocuments(page);
      await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Both, new/);
      await expect(page).toHaveURL(`${host.origin}/guide/both`);
      expect(documents()).toBeLessThanOrEqual(1);
    }
  }

  for (const [state, isUploaded] of [
    ['only its hashed files uploaded', isHashed],
    ['only its pages uploaded', (name: string) => name.endsWith('.html')],
    ['its hashed files not uploaded yet', (name: string) => !isHashed(name)],
  ] as const) {
    test(`navigates to the next deployment: ${state}`, async ({ page }) => {
      uploadPart({ from: FIRST, to: second, folder }, isUploaded);
      await followLink(page);
    });
  }

  test('works and searches once the next deployment has replaced the first', async ({ page }) => {
    uploadPart({ from: second, to: second, folder }, () => false);
    await followLink(page);
    await expect(page.getByText('This line came later.')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  });

  for (const [files, isMissing] of [
    ['scripts', isScript],
    ['style sheets', isStyle],
  ] as const) {
    test(`still navigates when ${files} are missing`, async ({ page }) => {
      uploadPart({ from: FIRST, to: FIRST, folder }, () => false);
      for (const name of listFiles(folder).filter(isMissing)) rmSync(path.join(folder, name));
      await followLink(page);
    });
  }
});

/** Points at the search without opening it, and waits until it has loaded. */
async function loadSearch(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Search' })
    .dispatchEvent('touchstart');
  await page.waitForLoadState('networkidle');
}
