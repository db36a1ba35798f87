import type { Page } from '@playwright/test';

/**
 * How much wider than its room the page is, in px; 0 where it does not scroll sideways. The room is that of the
 * body: the width of the document counts the gutter of a scroll bar in, which would hide as much.
 */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
}
