import { expect, type Page, test } from '@playwright/test';

/** What the page asked of other hosts, and said in the console. */
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

test('a link of a page opens the live report at its place, in the language and scheme of the reader', async ({
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
  await expect(report.getByText('产物体积分析')).toBeVisible();
  await expect(report.getByText('Modules of')).toBeVisible();
  const background = await report.evaluate(
    () => getComputedStyle(document.querySelector('.ant-layout') ?? document.body).backgroundColor,
  );
  expect(background).toMatch(/rgb\((?:\d|[0-4]\d), /);
  expect(faults).toEqual([]);
});

for (const { path, text } of [
  { path: '/demo/?lang=en&theme=light#/overall', text: 'Duplicate Packages' },
  { path: '/demo/?lang=en#/webpack/loaders/analysis', text: 'babel-loader' },
  { path: '/demo/?lang=en#/webpack/plugins', text: 'processAssets' },
  { path: '/demo/diff/?lang=en', text: '403.46 KB' },
]) {
  test(`${path} shows the sample app, asks no other host and reports no error`, async ({
    page,
    baseURL,
  }) => {
    const faults = listen(page, baseURL ?? '');
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`a page fetches the pictures of the ${scheme} scheme alone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    await page.goto('/guide/usage/bundle-size');
    const picture = page.locator(`.report-shot [data-scheme="${scheme}"] img`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const other = scheme === 'light' ? '.dark.' : '.light.';
    expect(asked.filter((url) => url.includes('bundle-size'))).not.toEqual([]);
    expect(asked.filter((url) => url.includes(other))).toEqual([]);
  });
}
