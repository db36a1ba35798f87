import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { PictureRecipe, ReportName } from '../../../lib/site/images/picture-recipes';
import { languageOf } from '../../../lib/site/images/report-facts';
import { launchChromium } from '../../support/chromium';
import { serveEditor } from './editor';
import { follow, PATIENCE_MS, type View } from './follow';
import type { Reports } from './reports';

/** A busy machine takes long to run the script of the report. */
const LOAD_MS = 60_000;

/** Reports that are one page have a host each: `http://diff.localhost`. */
const PAGE_ADDRESS = /^http:\/\/(\w+)\.localhost\/index\.html/;

const STORAGE = '__RSDOCTOR__STORAGE__';

/** The logo loads from another host, so it would be missing without a connection. */
const BLANK_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1604 380"/>';

/** Fonts that the report asks for, which few machines have and for which it names no other, or one for code before a plain one. */
const FONTS = Object.entries({
  'PingFang SC': ['Liberation Sans', 'Arial'],
  Roboto: ['Liberation Sans', 'Arial'],
  Menlo: ['Liberation Mono', 'DejaVu Sans Mono'],
})
  .flatMap(([family, installed]) => [
    `@font-face { font-family: '${family}'; src: ${localFonts(installed)}; }`,
    `@font-face { font-family: '${family}'; font-weight: 600 900; src: ${localFonts(installed.map((name) => `${name} Bold`))}; }`,
  ])
  .join('\n');

/** Buttons float above what a reader looks for, and heads of narrow columns break within words. */
const CALM =
  '.ant-float-btn, .ant-float-btn-group { display: none; } .ant-table-thead th { white-space: nowrap; }';

/**
 * Below this width the menu of the report covers its content, and the tree of loaders and tables stay wider than the window.
 * Images for phones are captured without the menu, and with a tree and tables that fit.
 */
const NARROW =
  '@media (width < 740px) { .ant-layout-header { opacity: 0; pointer-events: none; } .rc-tree { min-width: 0 !important; } .ant-table-tbody td { overflow-wrap: anywhere !important; } }';

interface Sdk {
  server: { origin: string };
  dispose(): Promise<void>;
}

/** The report in a browser without other network access. */
export interface OpenReport {
  /**
   * Opens the page of a view in the state of a recipe. The page is valid until the next call for the same view.
   *
   * @throws with the text that the page shows instead.
   */
  show(recipe: PictureRecipe, view: View): Promise<Page>;
  close(): Promise<void>;
}

/** Serves the reports with the published CLI, and starts a browser. */
export async function openReport({
  project,
  manifests,
  pages: texts,
}: Reports): Promise<OpenReport> {
  // The CLI stores its port in the home directory of the user.
  process.env['HOME'] = project;
  const { execute } = createRequire(path.join(project, 'package.json'))('@rsdoctor/cli');
  const servers = new Map<string, Sdk>();
  for (const [name, profile] of Object.entries(manifests)) {
    servers.set(name, await execute('analyze', { profile, open: false }));
  }
  const browser = await launchChromium();
  // Pages are reused for each view, because parsing the report takes long.
  const pages = new Map<string, Promise<Page>>();
  const pageFor = (view: View) => {
    const name = `${view.lang}.${view.scheme}`;
    const page =
      pages.get(name) ?? browser.newContext(contextFor(view)).then((it) => prepare(it, view));
    pages.set(name, page);
    return page;
  };
  async function prepare(context: BrowserContext, view: View): Promise<Page> {
    context.setDefaultTimeout(PATIENCE_MS);
    context.setDefaultNavigationTimeout(LOAD_MS);
    await context.addInitScript(setUp, {
      settings: settingsFor(view),
      css: FONTS + CALM + NARROW,
    });
    await limitRequests(context, texts);
    await serveEditor(context);
    return context.newPage();
  }
  return {
    async show(recipe, view) {
      const page = await pageFor(view);
      const [width, height] = recipe.viewport;
      await page.setViewportSize({ width, height });
      // Changing only the fragment would not reload the page.
      await page.goto('about:blank');
      const origin =
        servers.get(recipe.report)?.server.origin ?? `http://${recipe.report}.localhost`;
      const hash = recipe.route === undefined ? '' : `#${recipe.route}`;
      await page.goto(`${origin}/index.html${hash}`);
      await follow(page, recipe, view);
      return page;
    },
    async close() {
      await browser.close();
      for (const server of servers.values()) await server.dispose();
    },
  };
}

function localFonts(names: readonly string[]): string {
  return names.map((name) => `local('${name}')`).join(', ');
}

function contextFor({ lang }: View) {
  return {
    deviceScaleFactor: 2,
    reducedMotion: 'reduce' as const,
    timezoneId: 'UTC',
    locale: languageOf(lang).browser,
  };
}

function settingsFor({ lang, scheme }: View): Record<string, string> {
  const settings = { FIRST_VISIT: '1', LOCALE: languageOf(lang).setting, THEME: scheme };
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [STORAGE + name, value]),
  );
}

/** Runs in the page before the report. */
function setUp({ settings, css }: { settings: Record<string, string>; css: string }): void {
  if (!location.protocol.startsWith('http')) return;
  localStorage.clear(); // Resets what earlier recipes have opened or closed.
  for (const [name, value] of Object.entries(settings)) localStorage.setItem(name, value);
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  });
}

async function limitRequests(context: BrowserContext, pages: Reports['pages']): Promise<void> {
  await context.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => {
    const request = route.request();
    const name = PAGE_ADDRESS.exec(request.url())?.[1] as ReportName | undefined;
    const body = name && pages[name];
    if (body !== undefined) return route.fulfill({ contentType: 'text/html', body });
    return request.resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: BLANK_IMAGE })
      : route.abort();
  });
}
