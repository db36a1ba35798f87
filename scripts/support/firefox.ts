import { existsSync } from 'node:fs';
import { ensureInstalled } from './debian';

const USUAL_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Firefox for tests. */
export function findFirefox(): string | undefined {
  return USUAL_PLACES.find((file) => existsSync(file));
}

/** Ensures that Firefox is installed. @throws UserError if it is missing. */
export async function ensureFirefox(): Promise<void> {
  await ensureInstalled(() => (findFirefox() ? [] : ['firefox-esr']));
}
