import type { Page } from '@playwright/test';

/**
 * How much wider than its room the page is, in px; 0 where it does not scroll sideways. The room is that of the
 * body: the width of the document counts the gutter of a scroll bar in, which would hide as much.
 */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
}

/** Those of the widths, in px, at which a page scrolls sideways. */
export async function tooWideAt(page: Page, widths: readonly number[]): Promise<number[]> {
  const wide: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await overflowOf(page)) > 0) wide.push(width);
  }
  return wide;
}

/** Set the size of text in px as an extension does it: the policy of the site allows no style element. */
export async function styleText(page: Page, size: number): Promise<void> {
  await page.evaluate(
    (rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    },
    `html { font-size: ${(size / 16) * 100}% }`,
  );
}

/** Set the size of text in px as a reader chooses it in the browser. Media queries know it. */
export async function chooseTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
