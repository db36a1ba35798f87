import type { Browser, Page } from '@playwright/test';

/** What the browser notes about its work; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the thread, which other work of the machine does not lengthen. */
  tdur?: number;
}

/** What the browser did for a page during an action. */
export async function traceWork(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<TraceEvent[]> {
  const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return trace.traceEvents;
}

/** The longest task of the main thread after the page was loaded, in ms of its processor time. */
export function longestTaskAfterLoad(events: readonly TraceEvent[]): number {
  const loads = events.filter(({ name }) => name === 'loadEventEnd');
  // The empty page before it was loaded too.
  const load = loads.toSorted((a, b) => b.ts - a.ts)[0];
  if (!load) throw new Error('The page was never loaded.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') && pid === load.pid && tid === load.tid && ts >= load.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
