import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '@/scripts/support/firefox';

/** Starts Firefox, driven by WebDriver BiDi, with permission to read the clipboard. */
export function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    defaultViewport: { width: 1440, height: 800 },
    extraPrefsFirefox: { 'dom.events.testing.asyncClipboard': true },
  });
}

/** Opens a page and waits until its script handles input. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('html[data-connected]');
}

/** Opens a page and waits until the framework has hydrated it, so that links navigate inside the app. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.evaluate(() => {
    const link = [...document.links].find(
      ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
    );
    link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
  await page.waitForSelector('html[data-framework="running"]');
}
