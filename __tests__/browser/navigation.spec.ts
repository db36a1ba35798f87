import type { Page } from '@playwright/test';
import { atRest, isSameDocument, markDocument, openPage } from '../support/browser';
import { expect, test } from '../support/test';

/** Opens a page, and marks its document. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await markDocument(page);
}

test('a link in the text navigates inside the app, to its anchor, which gets the focus', async ({
  page,
}) => {
  await open(page, '/guide/start/share');
  await page.locator('article a[href*="/guide/start/cli#"]').first().click();
  await expect(page).toHaveURL(/\/guide\/start\/cli#./);
  const id = new URL(page.url()).hash;
  await expect(page.locator(id)).toBeInViewport();
  await expect(page.locator(id)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that was followed is laid out as one that was loaded, also if an anchor in it is followed at once', async ({
  page,
}) => {
  await open(page, '/guide/start/quick-start');
  // Without the driver between.
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('nav a[href="/guide/start/cli"]')?.click();
    const anchor = 'div[data-part="outline"] a[href="#exit-codes"]';
    while (!document.querySelector(anchor)) await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>(anchor)?.click();
  });
  await expect(page).toHaveURL('/guide/start/cli#exit-codes');
  expect(await isSameDocument(page)).toBe(true);
  const look = async () => {
    await atRest(page);
    return page.evaluate(() => [
      document.querySelector('#exit-codes')?.getBoundingClientRect().top,
      document.documentElement.scrollHeight,
    ]);
  };
  const followed = await look();
  await page.reload();
  expect(await look()).toEqual(followed);
});

test('a page is fetched once, when the reader points at its link, and not before', async ({
  page,
}) => {
  await open(page, '/guide/start/intro');
  await atRest(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Command line' });
  await link.hover();
  await expect.poll(() => requests).toEqual(['/guide/start/cli']);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  expect(requests.filter((path) => path === '/guide/start/cli')).toHaveLength(1);
  // The next page follows, and nothing of the framework.
  const next = await page.locator('a[rel="next"]').getAttribute('href');
  await expect.poll(() => requests).toContain(next);
  expect(requests.filter((path) => path.startsWith('/_next/') || path.endsWith('.txt'))).toEqual(
    [],
  );
  expect(await isSameDocument(page)).toBe(true);
});

test('a modified click is left to the browser', async ({ page, context }) => {
  await open(page, '/guide/start/intro');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Guide' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL('/guide/start/intro');
  await expect(page).toHaveTitle('Introduction - Rsdoctor');
});
