import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { field, options, search, trigger } from './searching';

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
  const home = `${prefix}/`;

  test(`what most readers come for takes one or two clicks from ${home}, at 390 and 1440 px`, async ({
    page,
  }) => {
    await openPage(page, home);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { answer, clicks } of TASKS) {
        if (clicks === 2) await trigger(page).click();
        const place = page.locator(clicks === 2 ? 'dialog[open]' : 'main');
        const link = place.locator(`a[href="${prefix}${answer}"]`);
        await link.filter({ visible: true }).first().click();
        await expect(page).toHaveURL(prefix + answer);
        await page.goBack();
        await expect(page).toHaveURL(home);
        await expect(page.locator('main [data-play]').first()).toBeAttached();
      }
    }
  });

  test(`what most readers come for is what the search finds first, at ${home}`, async ({
    page,
  }) => {
    await search(page, home);
    for (const { answer, queries } of TASKS) {
      await field(page).fill(queries[locale]);
      await expect(options(page).first()).toHaveAttribute('href', prefix + answer);
    }
  });
}
