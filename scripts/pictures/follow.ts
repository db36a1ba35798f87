import type { Page } from '@playwright/test';
import type { PictureRecipe, ReportScheme } from '../../lib/content/report/picture-recipes';
import { readReportFacts } from '../../lib/content/report/report-facts';

/** How long a part of the report may take to appear. */
export const PATIENCE_MS = 30_000;

/** Charts and trees draw themselves after the page has loaded. They are done when nothing changes for this long. */
const SETTLE_MS = 350;

/** How much of the page is repeated where a recipe no longer fits it. */
const SEEN_CHARACTERS = 300;

/** Below this lightness, of 255, a ground is dark. */
const MIDDLE = 128;

/** How the report is asked for. */
export interface View {
  lang: string;
  scheme: ReportScheme;
}

/**
 * Bring a page that shows the report to the state that a recipe names.
 *
 * @throws if it cannot, or the report is not in the language or the colours of the view, with what is seen.
 */
export async function follow(page: Page, recipe: PictureRecipe, view: View): Promise<void> {
  try {
    await takeSteps(page, recipe);
    await expectView(page, recipe, view);
  } catch (error) {
    throw new Error(whatHappened(error as Error, await textOf(page)));
  }
}

async function takeSteps(page: Page, { steps, wait, crop }: PictureRecipe): Promise<void> {
  for (const step of steps) {
    if ('click' in step) await page.locator(step.click).first().click();
    else if ('hover' in step) await page.locator(step.hover).first().hover();
    else await page.locator(step.wait).first().waitFor();
  }
  // What the pointer last clicked may show a tooltip over what is to be seen.
  if (!steps.some((step) => 'hover' in step)) await page.mouse.move(0, 0);
  if (wait) await page.locator(wait).first().waitFor();
  await page.locator(crop).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
}

/** Wait until the page has said the same for a while, in the same place. */
export async function settle(page: Page): Promise<void> {
  const look = () => page.evaluate(() => document.body.textContent + document.body.scrollHeight);
  const end = Date.now() + PATIENCE_MS;
  let [before, now] = ['', await look()];
  while (before !== now && Date.now() < end) {
    await page.waitForTimeout(SETTLE_MS);
    [before, now] = [now, await look()];
  }
  await page.waitForTimeout(SETTLE_MS);
}

/** Does a text have the script of a language, if that script is not the Latin one, and of no other? */
function isWrittenIn(text: string, lang: string): boolean {
  return Object.entries(readReportFacts().languages)
    .filter(([, { script }]) => script !== 'Latin')
    .every(([name, { script }]) => {
      return new RegExp(`\\p{Script=${script}}`, 'u').test(text) === (name === lang);
    });
}

/** A report that lost a language or a scheme would quietly show the other one. */
async function expectView(page: Page, { report }: PictureRecipe, view: View): Promise<void> {
  const text = await textOf(page);
  // The comparison has one language. What is translated elsewhere is at least the menu.
  if (report !== 'diff' && !isWrittenIn(text, view.lang)) {
    throw new Error(`the report is not in the language ${view.lang}.`);
  }
  if ((await isDark(page)) !== (view.scheme === 'dark')) {
    throw new Error(`the report is not in the ${view.scheme} scheme.`);
  }
}

async function isDark(page: Page): Promise<boolean> {
  const ground = await page.evaluate(() => {
    const layout = document.querySelector('.ant-layout') ?? document.body;
    return getComputedStyle(layout).backgroundColor;
  });
  const [red = 0, green = 0, blue = 0] = (ground.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3 < MIDDLE;
}

function textOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: scripts stand in the body of a page of one file
  return page.locator('body').innerText();
}

/** The step that failed is in the second line of what Playwright says: “waiting for locator(…)”. */
function whatHappened({ message }: Error, seen: string): string {
  const waiting = /waiting for .*/.exec(message)?.[0] ?? message.split('\n')[0];
  const text = seen.replace(/\s+/g, ' ').trim().slice(0, SEEN_CHARACTERS);
  return `does not fit the report any more: ${waiting}\n  It saw: ${text}`;
}
