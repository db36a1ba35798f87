import type { Page } from '@playwright/test';

/** Hold the answers to requests. Returns what lets them through. */
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
 * Settles once the page knows that it was scrolled. To be called before what scrolls it.
 *
 * @param top Where to, in px from the top; anywhere without it.
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
