import { existsSync } from 'node:fs';
import { tryInstall } from './debian';

const USUAL_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Firefox for tests: `FIREFOX_PATH`, or a usual path. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || USUAL_PLACES.find((file) => existsSync(file));
}

/** Finds Firefox, or installs that of Debian if the user may install it. */
export async function ensureFirefox(): Promise<string | undefined> {
  if (!findFirefox())
    await tryInstall(['firefox-esr'], 'Set FIREFOX_PATH to a Firefox to prevent it.');
  return findFirefox();
}
