import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { tryInstall } from './debian';
import { bin, run } from './run';
import { UserError } from './user-error';

/** Headless Chromium opens pages in half the time, and opening pages takes most of the time of the tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

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
function findChromium(): string | undefined {
  return firstThatExists([...USUAL_PLACES, chromium.executablePath()]);
}

/** The browser for tests. If it is undefined, Playwright uses its own headless browser. */
export function findTestBrowser(): string | undefined {
  return firstThatExists([HEADLESS_SHELL, ...USUAL_PLACES]);
}

function firstThatExists(files: readonly string[]): string | undefined {
  return process.env['CHROME_PATH'] || files.find((file) => existsSync(file));
}

/**
 * Finds a browser, or installs one: from Debian's packages if the user may install them, else Playwright's.
 *
 * @throws CommandError if the installation fails, UserError if there is no browser at `CHROME_PATH`.
 */
export async function ensureChromium(): Promise<string> {
  if (!findChromium()) await tryInstall(['chromium', FONTS], HINT);
  if (!findChromium()) await installFromPlaywright();
  const file = findChromium();
  if (file && existsSync(file)) return file;
  throw new UserError(
    `No Chromium${file ? ` at ${file}` : ''}. Install one, or set CHROME_PATH to it.`,
  );
}

/**
 * Ensures that the tests have a browser: a headless one if Debian offers it, else any.
 *
 * @throws CommandError if the installation fails.
 */
export async function ensureTestBrowser(): Promise<void> {
  // Older systems do not offer the package.
  if (!firstThatExists([HEADLESS_SHELL]))
    await tryInstall(['chromium-headless-shell', FONTS], HINT);
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
