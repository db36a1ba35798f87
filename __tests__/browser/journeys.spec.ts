import type { Page } from '@playwright/test';
import type { Engine } from '../engines/engine';
import { JOURNEYS } from '../engines/journeys';
import { openPage } from '../support/browser';
import { test } from '../support/test';

test.use({ viewport: { width: 1440, height: 800 } });

for (const { name, run } of JOURNEYS) test(name, ({ page }) => run(engineOf(page)));

function engineOf(page: Page): Engine {
  return {
    async open(path) {
      await openPage(page, path);
    },
    async back() {
      await page.goBack();
    },
    async reload() {
      await page.reload();
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (selector) => page.locator(selector).filter({ visible: true }).first().click(),
    // `press` knows the keys of one keyboard only.
    press: (key) => (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key)),
    until: async (ask, arg) => {
      const found = await page.waitForFunction(ask as never, arg);
      return (await found.jsonValue()) as never;
    },
  };
}
