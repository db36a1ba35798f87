import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { field, trigger } from './searching';

/** The pages that most readers come for; `relevance.test.ts` searches for them. */
const IN_TEXT = ['/blog/topic/slow-rspack-build', '/blog/topic/duplicate-pkg-problem'];
const IN_SEARCH = '/guide/start/cicd';

for (const prefix of ['', '/zh']) {
  test(`what most readers come for takes one or two clicks from ${prefix}/, at 390 and 1440 px`, async ({
    page,
  }) => {
    const shown = (place: string, path: string) =>
      page.locator(`${place} a[href="${prefix}${path}"]`).filter({ visible: true }).first();
    await openPage(page, `${prefix}/`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of IN_TEXT) await expect(shown('main', path)).toBeVisible();
      await trigger(page).click();
      await expect(field(page)).toBeFocused();
      await expect(shown('dialog[open]', IN_SEARCH)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });
}
