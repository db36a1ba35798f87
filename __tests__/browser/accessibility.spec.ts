import type { Page } from '@playwright/test';
import { type Server, serve } from '../../scripts/support/serve';
import { openForReading } from '../support/browser';
import { expect, test } from '../support/test';
import { colorFaultsOf, faultsOf, shapeFaultsOf } from './accessibility';
import { styleText, tooWideAt } from './layout';

/**
 * Pages of every type and all components, in every view. Their views are those of all pages: pages of one type share
 * frame and styles, and all pages are looked at in one view (`every-page.spec.ts`).
 */
const SITES = {
  site: {
    folder: 'out',
    base: '/',
    paths: ['', 'guide/start/quick-start', 'zh/blog/release/release-note-1_0', 'search', 'zh/404'],
    narrow: [320],
    narrowFaultsOf: shapeFaultsOf,
  },
  components: {
    folder: '.cache/every-kind',
    base: '/docs/',
    paths: [
      '',
      'guide',
      'guide/components',
      'zh/guide/components',
      'guide/pictures',
      'guide/code',
      'guide/code-imports',
      'guide/overview',
      'guide/terms',
      'guide/plain',
      'zh/guide/plain',
      'guide/part',
      'blog/release/first',
      'custom',
      'blank',
      'home/bare',
      'home/one',
      'home/many',
    ],
    narrow: [320],
    narrowFaultsOf: shapeFaultsOf,
  },
  versions: {
    folder: '.cache/versions',
    base: '/',
    paths: ['guide/both', '1.x/guide/both', 'zh/1.x/', '1.x/'],
    // The bar has more than it has room for, and leaves it out step by step; what takes its place has colors of its own.
    narrow: [820, 390],
    narrowFaultsOf: faultsOf,
  },
};

const softly = expect.configure({ soft: true });

for (const [name, { folder, base, paths, narrow, narrowFaultsOf }] of Object.entries(SITES)) {
  test.describe(name, () => {
    let server: Server;

    test.beforeAll(async () => {
      server = await serve({ folder, base, port: 0 });
    });
    test.afterAll(() => server.close());

    for (const path of paths) {
      test(`${base}${path} is accessible in every view`, async ({ page }) => {
        const address = server.origin + base + path;
        const found: Record<string, unknown> = {};
        const look = (view: string, faults: readonly unknown[]) => {
          if (faults.length > 0) found[view] = faults;
        };
        await open(page, address);
        look('light', await faultsOf(page));
        await page.emulateMedia({ colorScheme: 'dark' });
        look('dark', await colorFaultsOf(page));
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
        look('forced colors', await colorFaultsOf(page));
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
        look('too wide', await tooWideAt(page, [2560, 1440, 820, 390, 320]));
        for (const width of narrow) {
          await page.setViewportSize({ width, height: 800 });
          // What scrolls at this width becomes a stop of the Tab key a moment later.
          await softly.poll(() => narrowFaultsOf(page), `${width} px`).toEqual([]);
        }
        await styleText(page, 32);
        look('too wide with text of 200 %', await tooWideAt(page, [390, 1440]));
        look('too wide without script', await tooWideWithoutScript(page));
        expect(found).toEqual({});
      });
    }
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 800 });
  await openForReading(page, address);
  for (const summary of await page.locator('article summary').all()) await summary.click();
}

/** What shows without script only, such as all tabs at once, has room too; `without-script.test.ts` asks axe about it. */
async function tooWideWithoutScript(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  return tooWideAt(page, [320, 390, 820, 1440]);
}
