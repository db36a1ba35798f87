import type { Browser, Page } from '@playwright/test';

/** What the browser notes about its work; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
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
  return longestTask(
    events.filter(({ pid, tid, ts }) => pid === load.pid && tid === load.tid && ts >= load.ts),
  );
}

/** The longest task of all threads, in ms of processor time. */
export function longestTask(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name }) => name.endsWith('RunTask'));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Marks of user timing that begin and end a stretch of work. */
interface Marks {
  start: string;
  end: string;
}

/**
 * How long the main thread was busy between marks that follow each other, in ms of its processor time: with the
 * task that set the first of them, without what came after the second.
 *
 * @returns A figure for every pair, in their order.
 */
export function busyBetween(events: readonly TraceEvent[], marks: Marks): number[] {
  const ofName = (wanted: string) =>
    events.filter(({ name }) => name === wanted).toSorted((a, b) => a.ts - b.ts);
  const ends = ofName(marks.end);
  return ofName(marks.start).flatMap((start) => {
    const end = ends.find(({ ts }) => ts > start.ts);
    if (!end) return [];
    const tasks = events.filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        pid === start.pid &&
        tid === start.tid &&
        ts + dur > start.ts &&
        ts < end.ts,
    );
    return [tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000];
  });
}
