import type { Browser, Page } from '@playwright/test';

/** A trace event of the browser; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread, which other processes do not affect. */
  tdur?: number;
  args?: { data?: { compositeFailed?: number } };
}

/** Records what the browser does for a page during an action. */
export async function traceWork(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<TraceEvent[]> {
  const categories = [
    'toplevel',
    'devtools.timeline',
    'blink.animations',
    'blink.user_timing',
    'viz',
  ];
  await browser.startTracing(page, { categories });
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return trace.traceEvents;
}

/** The longest task of all threads, in ms of processor time. */
export function longestTask(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name }) => name.endsWith('RunTask'));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** How smooth the animations of a page were: those that ran on the main thread, and the median time between frames, in ms. */
export function smoothness(events: readonly TraceEvent[]): {
  animations: number;
  onMainThread: number;
  frameMs: number;
} {
  const motions = events.filter(({ name }) => name === 'Animation');
  const times = motions.map(({ ts }) => ts);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const frames = events
    .filter(
      ({ name, ph, ts }) =>
        name === 'DirectRenderer::DrawFrame' && ph !== 'E' && ts > start && ts < end,
    )
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const between = frames.slice(1).map((ts, index) => ts - (frames[index] ?? 0));
  return {
    animations: motions.filter(({ ph }) => ph === 'b').length,
    onMainThread: motions.filter(({ args }) => args?.data?.compositeFailed).length,
    frameMs: (between.sort((a, b) => a - b)[Math.floor(between.length / 2)] ?? 0) / 1000,
  };
}

/** User timing marks that begin and end a measured interval. */
interface Marks {
  start: string;
  end: string;
}

/**
 * How long the main thread was busy between consecutive marks, in ms of processor time. The task that set the first
 * mark counts in full; work after the second mark does not count.
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
