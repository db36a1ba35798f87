import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from './debian';
import { CommandError } from './run';

const USUAL_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Firefox to test in: `FIREFOX_PATH`, or a usual place. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || USUAL_PLACES.find((file) => existsSync(file));
}

/** Find Firefox, or install that of Debian where this is allowed. */
export async function ensureFirefox(): Promise<string | undefined> {
  const found = findFirefox();
  if (found || !isDebianRoot()) return found;
  try {
    const hint = 'Set FIREFOX_PATH to a Firefox to prevent it.';
    await installFromDebian(['firefox-esr'], hint, ['--no-install-recommends']);
  } catch (error) {
    // Machines without a network have no packages.
    if (!(error instanceof CommandError)) throw error;
    console.log(error.message);
  }
  return findFirefox();
}
