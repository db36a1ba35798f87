import type { Page } from '@playwright/test';

/** The viewport of a phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
};

/** What the browser reports about the first screen of a page. */
interface FirstScreen {
  /** When the largest element was painted in ms, and how it was requested. */
  largest: { ms: number; kind: 'text' | 'preloaded image' | 'late image' };
  /** The sum of all layout shifts. */
  shift: number;
}

/** Emulates a phone: a processor that is four times slower, and a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await slowNetwork(page);
}

/** 1.6 Mbit/s, 150 ms. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** Records the largest paint and the layout shifts of every page that is opened from now on. */
export async function watchFirstScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('visited', '1');
    const noted: Record<string, PerformanceEntry[]> = {};
    Object.assign(window, { noted });
    for (const type of ['largest-contentful-paint', 'layout-shift']) {
      noted[type] = [];
      const observer = new PerformanceObserver((list) => noted[type]?.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
    }
  });
}

/** Scrolls to the end, so that lazy images load and cause the layout shifts that a reader would see. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Returns what has been recorded so far. */
export async function readFirstScreen(page: Page): Promise<FirstScreen> {
  return page.evaluate(() => {
    type Entry = PerformanceEntry & { element?: Element; url?: string; value?: number };
    const { noted } = window as unknown as { noted: Record<string, Entry[]> };
    const largest = noted['largest-contentful-paint']?.at(-1);
    const { element, url = '', startTime = 0 } = largest ?? {};
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]');
    // A lazy picture waits for the layout, whatever its priority.
    const isEager =
      element?.getAttribute('fetchpriority') === 'high' &&
      element.getAttribute('loading') !== 'lazy';
    // Of a picture with a list of sources, the only one.
    const addressOf = ({ href, imageSrcset }: HTMLLinkElement) =>
      new URL(imageSrcset || href, location.href).href;
    const isEarly =
      isEager ||
      [...preloads].some((link) => addressOf(link) === url && matchMedia(link.media).matches);
    const kind = url === '' ? 'text' : isEarly ? 'preloaded image' : 'late image';
    const shifts = noted['layout-shift'] ?? [];
    return {
      largest: { ms: startTime, kind },
      shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    };
  });
}
