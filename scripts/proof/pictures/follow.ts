import type { Page } from '@playwright/test';
import type { PictureRecipe, ReportScheme } from '../../../lib/site/images/picture-recipes';
import { readReportFacts } from '../../../lib/site/images/report-facts';

/** The timeout for an element of the report to appear. */
export const PATIENCE_MS = 30_000;

/** Charts and trees render after the page has loaded. They are complete when nothing changes for this long. */
const SETTLE_MS = 350;

/** The number of characters of the page in the error of a recipe that fails. */
const SEEN_CHARACTERS = 300;

/** A background below this lightness, of 255, is dark. */
const MIDDLE = 128;

/** The language and color scheme of the report. */
export interface View {
  lang: string;
  scheme: ReportScheme;
}

/**
 * Brings a page with the report into the state that a recipe describes.
 *
 * @throws if a step fails, or the report has another language or color scheme, with the text of the page.
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
    else if ('fill' in step) await page.locator(step.fill).first().fill(step.text);
    else if ('hover' in step) await page.locator(step.hover).first().hover();
    else if ('scroll' in step) await page.locator(step.scroll).first().evaluate(scrollToLeft);
    else await page.locator(step.wait).first().waitFor();
  }
  // An element under the pointer may show a tooltip that covers the captured area.
  if (!steps.some((step) => 'hover' in step)) await page.mouse.move(0, 0);
  if (wait) await page.locator(wait).first().waitFor();
  await page.locator(crop).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
}

function scrollToLeft(shown: HTMLElement | SVGElement): void {
  shown.scrollIntoView({ inline: 'start', block: 'nearest' });
  window.scrollTo({ left: 0 });
}

/** Waits until the text and layout of the page have not changed for a while. */
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

/** Whether a text is in the script of a language, unless that is Latin, and in no other script. */
function isWrittenIn(text: string, lang: string): boolean {
  return Object.entries(readReportFacts().languages)
    .filter(([, { script }]) => script !== 'Latin')
    .every(([name, { script }]) => {
      return new RegExp(`\\p{Script=${script}}`, 'u').test(text) === (name === lang);
    });
}

/** A report that ignores a language or scheme would silently show the default. */
async function expectView(page: Page, { report }: PictureRecipe, view: View): Promise<void> {
  const text = await textOf(page);
  // A comparison has one language. A translated report translates at least its menu.
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
  // biome-ignore lint/performance/useDomNodeTextContent: a single-file page has its scripts in the body
  return page.locator('body').innerText();
}

/** The second line of a Playwright error names the failed step: “waiting for locator(…)”. */
function whatHappened({ message }: Error, seen: string): string {
  const waiting = /waiting for .*/.exec(message)?.[0] ?? message.split('\n')[0];
  const text = seen.replace(/\s+/g, ' ').trim().slice(0, SEEN_CHARACTERS);
  return `no longer matches the report: ${waiting}\n  Text of the page: ${text}`;
}
