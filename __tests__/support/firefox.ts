import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '@/scripts/support/firefox';

/** Start Firefox, driven by WebDriver BiDi. A copy of what is copied may be read by a test. */
export function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    defaultViewport: { width: 1440, height: 800 },
    extraPrefsFirefox: { 'dom.events.testing.asyncClipboard': true },
  });
}

/** Open a page and wait until its script answers the reader. */
export async function openForReading(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('html[data-script="connected"]');
}

/** Open a page, and let the framework take it over, so that links navigate inside the app. */
export async function openPage(page: Page, address: string): Promise<void> {
  await openForReading(page, address);
  await page.evaluate(() => {
    const link = [...document.links].find(
      ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
    );
    link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
  await page.waitForSelector('html[data-framework="running"]');
}
