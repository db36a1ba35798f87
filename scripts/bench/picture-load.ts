import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../support/chromium';
import { bin } from '../support/run';
import { serve } from '../support/serve';
import type { Figure } from './figure';
import { measureCommand } from './measure-command';

const PAGE = '/guide/usage/bundle-size';
const RUNS = 9;
const SETTLE_MS = 1500;

/** A mid-range phone on a slow mobile network, with the settings of Lighthouse. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const CPU_RATE = 4;

/** The image files, which the page without images does not load. */
const PICTURE_FILES = ['*.avif', '*.webp'];

interface Load {
  /** Milliseconds to the first contentful paint. */
  fcp: number;
  /** Milliseconds to the largest contentful paint. */
  lcp: number;
  /** Cumulative layout shift, after scrolling the page to its end. */
  cls: number;
}

/** Measures what the images of a usage page cost on a phone: the same page with and without them. */
export async function benchPictureLoad(): Promise<Figure> {
  await measureCommand(bin('tsx'), ['scripts/build.ts'], {});
  const server = await serve({ folder: 'out', base: '/', port: 0 });
  const browser = await launchChromium();
  try {
    const [plain, shown]: Load[][] = [[], []];
    // Alternates, so that a slow moment of the machine affects both.
    for (let run = 0; run < RUNS; run += 1) {
      plain?.push(await measureLoad(browser, server.origin, false));
      shown?.push(await measureLoad(browser, server.origin, true));
    }
    return figureOf(plain ?? [], shown ?? []);
  } finally {
    await browser.close();
    await server.close();
  }
}

function figureOf(plain: readonly Load[], shown: readonly Load[]): Figure {
  const median = (loads: readonly Load[], kind: 'fcp' | 'lcp') => {
    const sorted = loads.map((load) => load[kind] / 1000).toSorted((a, b) => a - b);
    return `${(sorted[Math.floor(RUNS / 2)] ?? 0).toFixed(2)} s`;
  };
  const compare = (kind: 'fcp' | 'lcp') => `${median(shown, kind)} against ${median(plain, kind)}`;
  const cls = Math.max(...shown.map((load) => load.cls)).toFixed(2);
  return {
    what: `${PAGE} on a phone (4 times slower processor, 1.6 Mbit/s, 150 ms), with its pictures against without: first text and largest paint, medians of ${RUNS}; layout shift`,
    bound: 'not later; 0.00',
    measured: `${compare('fcp')}; ${compare('lcp')}; ${cls}`,
  };
}

async function measureLoad(browser: Browser, origin: string, isShown: boolean): Promise<Load> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    if (!isShown) {
      await page.addInitScript(hidePictures);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: PICTURE_FILES });
    }
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.goto(origin + PAGE, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    // Scrolling ends the measurement of the largest contentful paint.
    const { fcp, lcp } = await read(page);
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
    await page.waitForTimeout(SETTLE_MS);
    return { fcp, lcp, cls: (await read(page)).cls };
  } finally {
    await context.close();
  }
}

/** Runs in the page before the page is parsed. */
function observe(): void {
  localStorage.setItem('visited', '1');
  const load = { fcp: 0, lcp: 0, cls: 0 };
  Object.assign(window, { load });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') load.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) load.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      load.cls += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page too: removes the images and the space reserved for them. */
function hidePictures(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('.report-shot { display: none !important; }');
  document.adoptedStyleSheets = [styles];
}

function read(page: Page): Promise<Load> {
  return page.evaluate(() => (window as unknown as { load: Load }).load);
}
