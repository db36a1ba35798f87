import type { Browser, Page } from '@playwright/test';
import { type Figure, median } from './figure';
import { PHONE, slowDown } from './first-screen';
import { withSite } from './with-site';

const PATH = '/guide/start/quick-start';
const RUNS = 5;
/** When a reader uses a control, in ms after the first paint. The specification sets it. */
const LATER_MS = 1000;

/** Selectors of the control, and of what appears once it has worked. */
interface Control {
  name: string;
  press: string;
  effect: string;
}

const CONTROLS: readonly Control[] = [
  { name: 'theme', press: '[name="theme-screen"][value="dark"]', effect: '[data-theme="dark"]' },
  {
    name: 'tab',
    press: '[role="tab"][data-value="pnpm"]',
    effect: '[data-value="pnpm"][aria-selected="true"]',
  },
  { name: 'line wrap', press: 'figure [data-wrap-toggle]', effect: 'html[data-code-wrap]' },
  { name: 'menu', press: '[data-menu="screen"] > summary', effect: '[data-menu="screen"][open]' },
];
const SEARCH = '[data-search-trigger] button';
const DIALOG: Control = { name: 'the dialog', press: SEARCH, effect: 'dialog[open] input' };
/** There is none if the dialog opens at once. */
const BUSY: Control = {
  name: 'a sign or the dialog',
  press: SEARCH,
  effect: `${SEARCH}[data-busy], ${DIALOG.effect}`,
};

/** Measures how soon a page responds on a phone: processor 4 times slower, 1.6 Mbit/s, 150 ms. */
export function benchFirstControl(): Promise<Figure[]> {
  return withSite(async ({ browser, origin }) => {
    const measure = async (controls: readonly Control[], afterPaintMs: number): Promise<string> => {
      const parts: string[] = [];
      for (const control of controls) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          times.push(await timeToEffect(browser, origin + PATH, control, afterPaintMs));
        }
        parts.push(`${control.name} ${median(times).toFixed(0)} ms`);
      }
      return parts.join(', ');
    };
    const phone = `Quick start on a phone, medians of ${RUNS}`;
    return [
      {
        what: `${phone}: a control pressed 1 s after the first paint, to its effect`,
        bound: 'at most 100 ms',
        measured: await measure(CONTROLS, LATER_MS),
      },
      {
        what: `${phone}: a control pressed again and again from the first paint on, to its effect`,
        bound: 'at most 1,000 ms',
        measured: await measure(CONTROLS, 0),
      },
      {
        what: `${phone}: search opened 1 s after the first paint, nothing of it cached`,
        bound: 'a sign within 100 ms, the dialog within 1,500 ms',
        measured: await measure([BUSY, DIALOG], LATER_MS),
      },
    ];
  });
}

/** Opens the page with an empty cache, presses a control until it works, and returns how long that took. */
async function timeToEffect(
  browser: Browser,
  url: string,
  control: Control,
  afterPaintMs: number,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => localStorage.setItem('visited', '1'));
  await page.addInitScript(pressAndWatch, { ...control, afterPaintMs });
  await page.goto(url, { waitUntil: 'commit' });
  const time = await timeNoted(page);
  await context.close();
  return time;
}

/** Runs in the page: from a given time after the first paint, presses the control until the script handles a press. */
function pressAndWatch({ press, effect, afterPaintMs }: Control & { afterPaintMs: number }): void {
  let pressedAt: number | undefined;
  let isHeard = false;
  const timer = setInterval(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const control = document.querySelector<HTMLElement>(press);
    const isTime = paint && performance.now() >= paint.startTime + afterPaintMs;
    if (isTime && control && !isHeard && !document.querySelector(effect)) {
      pressedAt ??= performance.now();
      isHeard = document.documentElement.dataset['connected'] !== undefined;
      control.click();
    }
    if (pressedAt === undefined || !document.querySelector(effect)) return;
    Object.assign(window, { effectAfterMs: performance.now() - pressedAt });
    clearInterval(timer);
  });
}

async function timeNoted(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => (window as { effectAfterMs?: number }).effectAfterMs ?? false,
  );
  return Number(await handle.jsonValue());
}
