import type { Page } from '@playwright/test';
import { colorFaultsOf, faultsOf, shapeFaultsOf } from '../browser/accessibility';
import { styleText, tooWideAt } from '../browser/layout';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { VIEWED_SITES } from '../support/viewed-pages';

const softly = expect.configure({ soft: true });

for (const { site, paths, inFull, narrow, hasOwnColors } of VIEWED_SITES) {
  const narrowFaultsOf = hasOwnColors ? faultsOf : shapeFaultsOf;
  test.describe(site.out, () => {
    test.use({ site });
    // A long page takes axe half a minute on a busy machine.
    test.describe.configure({ timeout: 180_000 });

    for (const path of paths) {
      const address = site.base + path;
      test(`${address} is accessible in every view`, async ({ page }) => {
        const found: Record<string, unknown> = {};
        const look = (view: string, faults: readonly unknown[]) => {
          if (faults.length > 0) found[view] = faults;
        };
        await open(page, address);
        look('light', await faultsOf(page));
        await page.emulateMedia({ colorScheme: 'dark' });
        look('dark', await colorFaultsOf(page));
        await page.emulateMedia({ colorScheme: 'light' });
        look('too wide', await tooWideAt(page, [2560, 1440, 820, 390, 320]));
        for (const width of narrow) {
          await page.setViewportSize({ width, height: 800 });
          // An element that scrolls at this width becomes a tab stop a moment later.
          await softly.poll(() => narrowFaultsOf(page), `${width} px`).toEqual([]);
        }
        await styleText(page, 32);
        look('too wide with text of 200 %', await tooWideAt(page, [390, 1440]));
        if (inFull.includes(path)) {
          await page.emulateMedia({ forcedColors: 'active' });
          look('forced colors', await colorFaultsOf(page));
          await page.emulateMedia({ forcedColors: 'none' });
          await reloadWithoutScript(page);
          look('too wide without script', await tooWideAt(page, [1440, 820, 390, 320]));
          look('without script', await shapeFaultsOf(page));
        }
        expect(found).toEqual({});
      });
    }
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPage(page, address);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('article details'))
      details.toggleAttribute('open', true);
  });
}

async function reloadWithoutScript(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  // A document without script has no timers, in which axe runs its rules.
  await page.evaluate(() =>
    Object.assign(window, { setTimeout: (run: () => void) => void Promise.resolve().then(run) }),
  );
}
