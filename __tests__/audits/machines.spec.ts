import { readFileSync } from 'node:fs';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

test.describe('redirects', () => {
  test.use({ site: EVERY_KIND });

  for (const from of ['E1001', 'e1001', 'zh/e1001']) {
    test(`/${from} works without script`, async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(`/docs/${from}`);
      const home = from.startsWith('zh') ? '/docs/zh' : '/docs';
      await expect(page).toHaveURL(`${home}/guide/plain`);
      await page.close();
    });
  }

  test('work in any letter case', async ({ page }) => {
    await page.goto('/docs/OLD/Place');
    await expect(page).toHaveURL('/docs/guide/part/deep');
  });
});

test('a policy without inline scripts allows structured data', async ({ page }) => {
  const json =
    /<script type="application\/ld\+json">.*?<\/script>/.exec(
      readFileSync('out/index.html', 'utf8'),
    )?.[0] ?? '';
  await page.route('**/policy', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "default-src 'none'" },
      body: `<!doctype html><title>Policy</title>${json}`,
    }),
  );
  await page.goto('/policy');
  expect(await page.locator('script').textContent()).toContain('"@context"');
  expect(await page.consoleMessages()).toEqual([]);
});
