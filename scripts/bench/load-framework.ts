import type { Page } from '@playwright/test';

/** Lets a control that a page imports load the framework, and nothing of the search. */
export async function loadFramework(page: Page): Promise<void> {
  await page.locator('html[data-connected]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const template = document.createElement('template');
    template.dataset['needsFramework'] = 'interest';
    const button = document.createElement('button');
    const place = document.createElement('div');
    place.append(template, button);
    document.body.append(place);
    button.dispatchEvent(new Event('touchstart', { bubbles: true }));
    place.remove();
  });
  await page.locator('html[data-framework="running"]').waitFor({ state: 'attached' });
}
