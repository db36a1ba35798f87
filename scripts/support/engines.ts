import { existsSync, readdirSync } from 'node:fs';
import { ensureInstalled } from './debian';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const LIBRARIES = '/usr/lib';

/** The Firefox for tests; an empty text if it is not installed. */
export function findFirefox(): string {
  return FIREFOX.find((file) => existsSync(file)) ?? '';
}

/** The browser of WebKitGTK; an empty text if it is not installed. */
export function findMiniBrowser(): string {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return (
    folders
      .flatMap((folder) =>
        ['4.1', '4.0'].map((api) => `${LIBRARIES}/${folder}/webkit2gtk-${api}/MiniBrowser`),
      )
      .find((file) => existsSync(file)) ?? ''
  );
}

/** Ensures that Firefox and WebKit are installed. @throws UserError if one is missing. */
export async function ensureEngines(): Promise<void> {
  await ensureInstalled(() => [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(existsSync('/usr/bin/WebKitWebDriver') && findMiniBrowser() ? [] : ['webkit2gtk-driver']),
    ...(existsSync('/usr/bin/xvfb-run') ? [] : ['xvfb', 'xauth']),
  ]);
}
