import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { PictureRecipe, ReportLang, ReportScheme } from '../../lib/content/picture-recipes';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium';
import type { Reports } from './reports';

/** How long a part of the report may take to appear. */
const PATIENCE_MS = 15_000;

/** Charts and trees draw themselves after the page has loaded. */
const SETTLE_MS = 700;

/** How much of the page is repeated where a recipe no longer fits it. */
const SEEN_CHARACTERS = 300;

const DIFF_ORIGIN = 'http://diff.localhost';
const STORAGE = '__RSDOCTOR__STORAGE__';

/** The logo comes from elsewhere and would be missing without a connection. */
const BLANK_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1604 380"/>';

interface Sdk {
  server: { origin: string };
  dispose(): Promise<void>;
}

/** How the report is asked for. */
export interface View {
  lang: ReportLang;
  scheme: ReportScheme;
}

/** The report in a browser that reaches nothing but it. */
export interface OpenReport {
  /** A page that shows what a recipe wants. @throws in words that say what it shows instead. */
  show(recipe: PictureRecipe, view: View): Promise<Page>;
  close(): Promise<void>;
}

/** Serve the reports with the published CLI, and start a browser. */
export async function openReport({ project, manifest, diff }: Reports): Promise<OpenReport> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium. Install one, or set CHROME_PATH to one.');
  // The CLI notes its port below the home directory of whoever runs it.
  process.env['HOME'] = project;
  const { execute } = createRequire(path.join(project, 'package.json'))('@rsdoctor/cli');
  const sdk: Sdk = await execute('analyze', { profile: manifest, open: false });
  const args = [...CHROMIUM_FLAGS, '--no-sandbox'];
  const browser = await chromium.launch({ executablePath, args });
  return {
    async show(recipe, view) {
      const context = await contextFor(browser, recipe, view, diff);
      const page = await context.newPage();
      const hash = recipe.route === undefined ? '' : `#${recipe.route}`;
      const isDiff = recipe.report === 'diff';
      await page.goto(`${isDiff ? DIFF_ORIGIN : sdk.server.origin}/index.html${hash}`);
      try {
        await follow(page, recipe);
        return page;
      } catch (error) {
        const seen = await page.locator('body').textContent();
        await context.close();
        throw new Error(whatHappened(error as Error, seen ?? ''));
      }
    },
    async close() {
      await browser.close();
      await sdk.dispose();
    },
  };
}

async function contextFor(
  browser: Browser,
  { viewport: [width, height] }: PictureRecipe,
  { lang, scheme }: View,
  diff: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const items = { FIRST_VISIT: '1', LOCALE: lang === 'zh' ? 'cn' : lang, THEME: scheme };
  await context.addInitScript(
    ([prefix, entries]) => {
      for (const [name, value] of Object.entries(entries)) {
        localStorage.setItem(prefix + name, value);
      }
    },
    [STORAGE, items] as const,
  );
  await context.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => {
    const request = route.request();
    if (request.url().startsWith(`${DIFF_ORIGIN}/index.html`)) {
      return route.fulfill({ contentType: 'text/html', body: diff });
    }
    return request.resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: BLANK_IMAGE })
      : route.abort();
  });
  return context;
}

/** The step that failed is in the second line of what Playwright says: “waiting for locator(…)”. */
function whatHappened({ message }: Error, seen: string): string {
  const waiting = /waiting for .*/.exec(message)?.[0] ?? message.split('\n')[0];
  const text = seen.replace(/\s+/g, ' ').slice(0, SEEN_CHARACTERS);
  return `does not fit the report any more: ${waiting}\n  It saw: ${text}`;
}

/** Bring the page to the state that the recipe names. */
async function follow(page: Page, { steps, wait, crop }: PictureRecipe): Promise<void> {
  for (const step of steps) {
    if ('click' in step) await page.locator(step.click).first().click();
    else if ('hover' in step) await page.locator(step.hover).first().hover();
    else await page.locator(step.wait).first().waitFor();
  }
  // What the pointer last clicked may show a tooltip over what is to be seen.
  if (!steps.some((step) => 'hover' in step)) await page.mouse.move(0, 0);
  if (wait) await page.locator(wait).first().waitFor();
  await page.locator(crop).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
}
