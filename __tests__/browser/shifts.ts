import type { Page } from '@playwright/test';

/** A shift of the layout. */
export interface Shift {
  value: number;
  startTime: number;
  /** Whether each part that moved is in the text of the page. */
  inText: readonly boolean[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records the layout shifts of the documents that are opened from now on. Returns a function that lists them. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const inText = sources.map(({ node }) => Boolean(node?.parentElement?.closest('article')));
        shifts.push({ value, startTime, inText });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
