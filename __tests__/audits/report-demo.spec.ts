import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { watchShifts } from '../browser/shifts';
import { hold } from '../browser/waiting';
import { openPage, withScript } from '../support/browser';
import { expect, test } from '../support/test';

/** A timeout for three megabytes of page on a busy machine. */
const patiently = expect.configure({ timeout: 30_000 });

/** How much smaller the sample app becomes, as the report writes it: pages and report have it from the same build. */
const { bundleDiff } = JSON.parse(readFileSync('content/figures.json', 'utf8'));
const DIFFERENCE = `-${(bundleDiff.saved / 1000).toFixed(2)} KB`;

/** The requests of the page to other hosts, and its console messages. */
function listen(page: Page, origin: string) {
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) faults.push(url);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

test('a link opens the live report at the right page, in the language and color scheme of the reader', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/zh/guide/usage/bundle-size');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const opening = context.waitForEvent('page');
  await page.locator('a[href^="/demo/"]').click();
  const report = await opening;
  const faults = listen(report, baseURL ?? '');
  await patiently(report.getByText('产物体积分析')).toBeVisible();
  await expect(report.getByText('Modules of')).toBeVisible();
  const background = await report.evaluate(
    () => getComputedStyle(document.querySelector('.ant-layout') ?? document.body).backgroundColor,
  );
  expect(background).toMatch(/rgb\((?:\d|[0-4]\d), /);
  expect(faults).toEqual([]);
});

for (const { folder, text } of [
  { folder: 'demo', text: 'Duplicate Packages' },
  { folder: 'demo/diff', text: DIFFERENCE },
]) {
  test(`/${folder}/ is one file, which works without a host and a connection`, async ({
    page,
    context,
  }) => {
    const faults = listen(page, 'file:');
    await context.setOffline(true);
    await page.goto(`file://${path.resolve('out', folder, 'index.html')}?lang=en`);
    await patiently(page.getByText(text).first()).toBeVisible();
    if (folder === 'demo') {
      for (const [route, shown] of [
        ['/bundle/size', 'Modules of'],
        ['/webpack/plugins', 'processAssets'],
        ['/webpack/loaders/analysis', 'babel-loader'],
      ] as const) {
        await page.evaluate((hash) => location.assign(`#${hash}`), route);
        await expect(page.locator('.ant-layout-content .ant-card').first()).toBeVisible();
        await expect(page.getByText(shown).first()).toBeVisible();
      }
    } else {
      await page.getByRole('tab', { name: 'Modules' }).click();
      await expect(page.getByText('lodash').first()).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
}

test('on a phone the images of a page load without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  // Later than all other files, as over a slow network.
  const release = await hold(page, /\.(?:avif|webp)$/);
  await page.goto('/guide/usage/bundle-size', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible();
  release();
  const pictures = page.locator('.report-shot [data-scheme="light"] img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect((await shifts()).filter(({ inText }) => inText.includes(true))).toEqual([]);
});

test('a phone shows a readable part of an image, and all of it after a tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/guide/usage/bundle-size');
  const picture = page.locator('.report-shot [data-scheme="light"] img').first();
  const shape = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;
  const whole = await picture.evaluate(
    (image) => Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
  );
  await expect.poll(() => picture.evaluate(shape)).toBeLessThan(whole * 0.8);
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .click();
  const enlarged = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => enlarged.evaluate(shape)).toBeCloseTo(whole, 1);
  const { width = 0, height = 1 } = (await enlarged.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(whole, 1);
  expect(width).toBeGreaterThan(390);
});

test('only images of the chosen scheme are requested, that at the top once and before the styles have loaded', async ({
  page,
}) => {
  const html = readFileSync('out/guide/usage/bundle-size.html', 'utf8');
  const preload = `data-early="light" data-media="\\(min-width: 40rem\\)"[^>]*imagesrcset="([^"]+)"`;
  const image = new RegExp(preload).exec(html)?.[1];
  expect(image).toContain('/bundle-size.files.');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  const atTop = () => asked.filter((path) => path.includes('/bundle-size.files.'));
  const release = await hold(page, '**/*.css');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/guide/usage/bundle-size', { waitUntil: 'commit' });
  await expect.poll(atTop).toEqual([image]);
  release();
  await page.waitForLoadState();
  await withScript(page);
  expect(atTop()).toEqual([image]);

  const picture = page.locator(`.report-shot [data-scheme="light"] img`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('.dark.'))).toEqual([]);
});
