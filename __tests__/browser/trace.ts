import type { Browser, Page } from '@playwright/test';

/** An event in a trace of the browser. */
interface TraceEvent {
  name: string;
  ph: string;
  args?: { data?: { compositeFailed?: number } };
}

/** The number of animations during an action, and of those that ran on the main thread. */
export async function countAnimations(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<{ animations: number; onMainThread: number }> {
  await browser.startTracing(page, { categories: ['blink.animations'] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const events = traceEvents.filter(({ name }) => name === 'Animation');
  return {
    animations: events.filter(({ ph }) => ph === 'b').length,
    onMainThread: events.filter(({ args }) => args?.data?.compositeFailed).length,
  };
}
