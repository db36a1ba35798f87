import type { Page } from '@playwright/test';

/**
 * How much wider than the body the page is, in px; 0 if it does not scroll sideways. The body excludes the gutter of the
 * scroll bar; the width of the document includes it, which would hide an overflow of the same width.
 */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);
}

/** The widths, in px, at which a page scrolls sideways. */
export async function tooWideAt(page: Page, widths: readonly number[]): Promise<number[]> {
  const wide: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await overflowOf(page)) > 0) wide.push(width);
  }
  return wide;
}

/** Sets the text size in px as an extension does: the policy of the site allows no style element. */
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

/** Sets the text size in px as a reader does in the settings of the browser. It affects media queries. */
export async function chooseTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
