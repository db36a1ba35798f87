import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { installFromDebian, isDebianRoot } from './debian';
import { bin, run } from './run';
import { UserError } from './user-error';

/** Chromium without windows: it opens a page in half the time, and opening pages is most of what the tests do. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

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

const FONTS = 'fonts-noto-cjk';
const HINT = 'Set CHROME_PATH to a Chromium to prevent it.';

/** No first-run page, no background requests: tests see the site and nothing else. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser to measure and to draw in: `CHROME_PATH`, a usual place, or the one Playwright installed. */
export function findChromium(): string | undefined {
  return firstThatExists([...USUAL_PLACES, chromium.executablePath()]);
}

/** The browser that tests run in; without a name Playwright takes its own, which has no windows either. */
export function findTestBrowser(): string | undefined {
  return firstThatExists([...HEADLESS_SHELLS, ...USUAL_PLACES]);
}

function firstThatExists(files: readonly string[]): string | undefined {
  return process.env['CHROME_PATH'] || files.find((file) => existsSync(file));
}

/**
 * Find a browser, or install one: from Debian's packages where this is allowed, else Playwright's.
 *
 * @throws CommandError if neither can be had.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) await installFromDebian(['chromium', FONTS], HINT);
  else await installFromPlaywright();
  const installed = findChromium();
  if (!installed) throw new UserError('No Chromium after installing it. Set CHROME_PATH to one.');
  return installed;
}

/**
 * See that the tests have a browser: one without windows where Debian has it, else any.
 *
 * @throws CommandError if none can be had.
 */
export async function ensureTestBrowser(): Promise<void> {
  const hasShell = firstThatExists(HEADLESS_SHELLS) !== undefined;
  if (!hasShell && isDebianRoot()) {
    // Older systems do not offer it.
    await installFromDebian(['chromium-headless-shell', FONTS], HINT).catch(() => undefined);
  }
  if (!findTestBrowser()) await ensureChromium();
}

/** Start the browser to measure in. Its sandbox does not work for root. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

async function installFromPlaywright(): Promise<void> {
  console.log(
    'Installing the Chromium of Playwright for this user. Set CHROME_PATH to another to prevent it.',
  );
  await run(bin('playwright'), ['install', 'chromium']);
}
