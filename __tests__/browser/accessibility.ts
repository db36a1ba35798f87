import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules of WCAG 2.2 up to AA, and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose results depend on colors, and so on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on a page in its current state: each violated rule with its elements.
 *
 * @param within The part that has changed, if axe has checked the rest of the page before.
 */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: TAGS }, within);
}

/** What a change of the color scheme may break on a page without other violations. */
export async function colorFaultsOf(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: COLOR_RULES });
}

/** What a change of the width may break on a page without other violations. */
export async function shapeFaultsOf(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: TAGS }, 'html', COLOR_RULES);
}

/** Loads axe once per document, and omits the details of passed rules, which take long. */
async function runAxe(
  page: Page,
  runOnly: RunOptions['runOnly'],
  within = 'html',
  without: readonly string[] = [],
): Promise<string[]> {
  // Waits for elements that fade in, or change from one color scheme to the other.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      // Other animations run endlessly, or with the scroll position.
      if (animation.timeline === document.timeline && Number.isFinite(end)) animation.finish();
    }
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options = { runOnly, rules, iframes: false, resultTypes: ['violations'], selectors: false };
  return page.evaluate(
    async ([part, settings]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const { violations } = await loaded.run(part, settings);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    [within, options as RunOptions] as const,
  );
}
