import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '@/lib/site/read/files';
import { openPage } from '../support/browser';
import {
  type Deployment,
  type Host,
  startHost,
  uploadPart,
  writeDeployments,
} from '../support/deployments';
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
  let exported: Record<Deployment, string>;
  let host: Host;
  let folder: string;
  let second: string;

  test.beforeAll(async () => {
    second = mkdtempSync(path.join(tmpdir(), 'second-'));
    exported = writeDeployments(second);
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

  /** Opens a page of a deployment, changes the files, and follows a link: before the search has loaded, and after. */
  async function followLink(page: Page, from: Deployment): Promise<void> {
    for (const hasSearched of [false, true]) {
      host.deploy(exported[from]);
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

  for (const [from, to] of [
    ['first', 'second'],
    ['second', 'first'],
  ] as const) {
    for (const [state, isUploaded] of [
      ['only its hashed files uploaded', isHashed],
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
    ['scripts are missing', isScript, remove],
    ['scripts are truncated', isScript, cut],
    ['style sheets are missing', isStyle, remove],
  ] as const) {
    test(`still navigates when ${fault}`, async ({ page }) => {
      uploadPart({ from: exported.first, to: exported.first, folder }, () => false);
      for (const name of listFiles(folder).filter(isDamaged)) damage(path.join(folder, name));
      await followLink(page, 'first');
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
