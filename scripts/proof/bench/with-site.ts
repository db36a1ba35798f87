import type { Browser } from '@playwright/test';
import { launchChromium } from '../../support/chromium';
import { run, scriptCommand } from '../../support/run';
import { serve } from '../../support/serve';
import { isFresh, OUT_DIR } from '../../support/stamp';

/** What a measurement needs: a browser, and the origin at which the site is served. */
interface OpenSite {
  browser: Browser;
  origin: string;
}

/** Measures the site, which is built first if it is older than its sources. */
export async function withSite<Result>(
  measure: (site: OpenSite) => Promise<Result>,
): Promise<Result> {
  if (!isFresh()) await run(...scriptCommand('build'));
  return withFolder(OUT_DIR, measure);
}

/** Measures an exported site in another folder. */
export async function withFolder<Result>(
  folder: string,
  measure: (site: OpenSite) => Promise<Result>,
): Promise<Result> {
  const server = await serve({ folder, base: '/', port: 0 });
  const browser = await launchChromium();
  try {
    return await measure({ browser, origin: server.origin });
  } finally {
    await browser.close();
    await server.close();
  }
}
