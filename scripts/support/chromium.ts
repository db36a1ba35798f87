import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { installFromDebian, isDebianRoot } from './debian';
import { bin, run } from './run';
import { UserError } from './user-error';

/** Headless Chromium opens pages in half the time, and opening pages takes most of the time of the tests. */
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

/** Disables the first-run page and background requests, so that tests only load the site. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for measurements and images: `CHROME_PATH`, a usual path, or the one that Playwright has installed. */
export function findChromium(): string | undefined {
  return firstThatExists([...USUAL_PLACES, chromium.executablePath()]);
}

/** The browser for tests. If it is undefined, Playwright uses its own headless browser. */
export function findTestBrowser(): string | undefined {
  return firstThatExists([...HEADLESS_SHELLS, ...USUAL_PLACES]);
}

function firstThatExists(files: readonly string[]): string | undefined {
  return process.env['CHROME_PATH'] || files.find((file) => existsSync(file));
}

/**
 * Finds a browser, or installs one: from Debian's packages if the user may install them, else Playwright's.
 *
 * @throws CommandError if the installation fails.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) await installFromDebian(['chromium', FONTS], HINT);
  else await installFromPlaywright();
  const installed = findChromium();
  if (!installed)
    throw new UserError('Chromium was installed but not found. Set CHROME_PATH to its path.');
  return installed;
}

/**
 * Ensures that the tests have a browser: a headless one if Debian offers it, else any.
 *
 * @throws CommandError if the installation fails.
 */
export async function ensureTestBrowser(): Promise<void> {
  const hasShell = firstThatExists(HEADLESS_SHELLS) !== undefined;
  if (!hasShell && isDebianRoot()) {
    // Older systems do not offer the package.
    await installFromDebian(['chromium-headless-shell', FONTS], HINT).catch(() => undefined);
  }
  if (!findTestBrowser()) await ensureChromium();
}

/** Starts the browser for measurements. The sandbox of Chromium does not work as root. */
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
