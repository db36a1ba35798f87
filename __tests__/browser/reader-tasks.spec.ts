import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { options, search, trigger, withoutBlur } from './searching';

/** What most readers come for, the page that answers it, and what they would type. */
const TASKS = [
  {
    answer: '/blog/topic/slow-rspack-build',
    clicks: 1,
    queries: { en: 'slow build', zh: '构建慢' },
  },
  {
    answer: '/blog/topic/duplicate-pkg-problem',
    clicks: 1,
    queries: { en: 'duplicate packages', zh: '重复依赖' },
  },
  {
    answer: '/guide/start/cicd',
    clicks: 2,
    queries: { en: 'ci limit', zh: 'CI 体积限制' },
  },
] as const;

for (const [locale, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const) {
  for (const { answer, clicks, queries } of TASKS) {
    const address = prefix + answer;
    const home = `${prefix}/`;

    for (const width of [390, 1440]) {
      test(`${address} takes ${clicks} clicks from home at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await withoutBlur(page);
        await openPage(page, home);
        if (clicks === 2) await trigger(page).click();
        const place = page.locator(clicks === 2 ? 'dialog[open]' : 'main');
        await place.locator(`a[href="${address}"]`).first().click();
        await expect(page).toHaveURL(address);
      });
    }

    test(`${address} is what the search finds first`, async ({ page }) => {
      await search(page, home, queries[locale]);
      await expect(options(page).first()).toHaveAttribute('href', address);
    });
  }
}
