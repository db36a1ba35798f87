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
