import type { Page } from '@playwright/test';
import { faultsOf } from '../browser/accessibility';
import { overflowOf } from '../browser/layout';
import { openPage as open } from '../support/browser';
import { expect, test } from '../support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Show the report here' });
const frame = (page: Page) => page.locator('iframe[title="Live report of the sample app"]');
const report = (page: Page) => page.frameLocator('.demo-frame > iframe');

/** A timeout for three megabytes of page on a busy machine. */
const patiently = expect.configure({ timeout: 30_000 });

test('the live report loads only after a press of its button, at its place, without a layout shift, in an accessible page, and can be entered, left and closed by keyboard', async ({
  page,
}) => {
  // A host may allow frames of the same origin only.
  await page.route('**/guide/usage/project-overall', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "frame-src 'self'" };
    await route.fulfill({ response, headers });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/demo/')) asked.push(request.url());
  });
  await open(page, '/guide/usage/project-overall');
  expect(asked).toEqual([]);
  await expect(frame(page)).toHaveCount(0);

  // The button states the download size.
  await expect(button(page)).toHaveText(/\d\.\d\sMB/);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).focus();
  await page.keyboard.press('Enter');
  const hide = page.getByRole('button', { name: 'Hide the report' });
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await expect(hide).toBeFocused();
  const before = await page.locator('#tiles').boundingBox();
  await patiently(report(page).getByText('Project Overall')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(frame(page)).toHaveAttribute('src', /\/demo\/\?lang=en&theme=light#\/overall$/);
  expect(await page.locator('#tiles').boundingBox()).toEqual(before);

  const isInside = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  for (let stops = 0; stops < 5 && !(await isInside()); stops += 1)
    await page.keyboard.press('Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(false);
  await report(page).locator('a, button, [tabindex="0"]').last().focus();
  for (let stops = 0; stops < 10 && (await isInside()); stops += 1)
    await page.keyboard.press('Tab');
  expect(await isInside()).toBe(false);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await hide.press('Enter');
  await expect(frame(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('the embedded report has the language and color scheme of the page, also after a change', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window === top) localStorage.setItem('theme', 'dark');
  });
  await open(page, '/zh/guide/start/intro');
  await page.getByRole('button', { name: '在本页显示报告' }).click();
  await patiently(report(page).getByText('项目信息概览')).toBeVisible();
  const ground = () =>
    report(page)
      .locator('.ant-layout')
      .first()
      .evaluate((layout) => getComputedStyle(layout).backgroundColor);
  expect(await ground()).toMatch(/rgb\((?:\d|[0-4]\d), /);
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'light';
  });
  // The report reloads, and may disappear while the test reads it.
  await expect(async () => {
    expect(await ground()).toMatch(/rgb\(2\d\d, /);
  }).toPass({ timeout: 30_000 });
});
