import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bin, run } from './run';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** No first-run page, no background requests: tests see the site and nothing else. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that tests run in: `CHROME_PATH`, a usual place, or the one Playwright installed. */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  return [...USUAL_PLACES, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Find a browser, or install one: from Debian's packages where this is allowed, else Playwright's.
 *
 * @throws CommandError if neither can be had.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk']);
  } else {
    await run(bin('playwright'), ['install', 'chromium']);
  }
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium after installing it. Set CHROME_PATH to one.');
  return installed;
}
