import type { Page } from '@playwright/test';

/** Holds the responses to requests. Returns a function that releases them. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/**
 * Resolves once the page has handled a scroll event. Call it before the action that scrolls.
 *
 * @param top The target position in px from the top; any position without it.
 */
export function scrolled(page: Page, top?: number): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => {
          if (wanted === undefined || scrollY === wanted) resolve();
        });
      }),
    top,
  );
}
