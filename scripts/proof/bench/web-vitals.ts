import type { Browser } from '@playwright/test';
import { serve } from '../../serve/serve';
import { launchChromium } from '../../support/chromium';
import { run, scriptCommand } from '../../support/run';
import { type Figure, median } from './figure';
import { PHONE, readFirstScreen, readToTheEnd, slowDown, watchFirstScreen } from './first-screen';

const RUNS = 5;
/** A longer task of the main thread counts as blocking. */
const LONG_TASK_MS = 50;
const PAGES = [
  { name: 'Quick start', path: '/guide/start/quick-start' },
  { name: 'Home page', path: '/' },
  { name: 'Quick start in Chinese', path: '/zh/guide/start/quick-start' },
  { name: 'Usage page with images of the report', path: '/guide/usage/bundle-size' },
];

/** What the browser reports about a page. Times in ms. */
interface Vitals {
  first: number;
  largest: number;
  blocked: number;
  shift: number;
}

/** Measures first and largest paint, blocking time and layout shift of pages that are read to their end on a phone. */
export async function benchWebVitals(): Promise<Figure[]> {
  await run(...scriptCommand('build'));
  const server = await serve({ folder: 'out', base: '/', port: 0 });
  const browser = await launchChromium();
  try {
    const figures: Figure[] = [];
    for (const { name, path } of PAGES) {
      figures.push(await measurePage(browser, name, server.origin + path));
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measurePage(browser: Browser, name: string, url: string): Promise<Figure> {
  const runs: Vitals[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await readVitals(browser, url));
  const of = (vital: keyof Vitals) => median(runs.map((vitals) => vitals[vital]));
  return {
    what: `${name} on a phone, processor 4 times slower, 1.6 Mbit/s, medians of ${RUNS}: first and largest paint; blocking time; layout shift to the end of the page`,
    bound: 'at most 1.0 s; 0 ms; 0.00',
    measured: `${seconds(of('first'))} and ${seconds(of('largest'))}; ${of('blocked').toFixed(0)} ms; ${of('shift').toFixed(2)}`,
  };
}

async function readVitals(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await watchFirstScreen(page);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { largest } = await readFirstScreen(page);
  const times = await page.evaluate(async (longTask) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const first = paint?.startTime ?? 0;
    const tasks = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'longtask',
        buffered: true,
      });
      requestIdleCallback(() => setTimeout(() => resolve([])));
    });
    const blocked = tasks
      .filter(({ startTime }) => startTime >= first)
      .reduce((sum, { duration }) => sum + duration - longTask, 0);
    return { first, blocked };
  }, LONG_TASK_MS);
  await readToTheEnd(page);
  const { shift } = await readFirstScreen(page);
  await context.close();
  return { ...times, largest: largest.ms, shift };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
