import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules of WCAG 2.2 up to AA, and what axe itself advises. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer depends on colors, and so on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it is now: each rule with the elements that break it.
 *
 * @param within The part that has changed, where axe knows the rest of the page already.
 */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: TAGS }, within);
}

/** What a change of the color scheme may have broken on a page without other faults. */
export async function colorFaultsOf(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: COLOR_RULES });
}

/** What a change of the width may have broken on a page without other faults. */
export async function shapeFaultsOf(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: TAGS }, 'html', COLOR_RULES);
}

/** Loads axe once per document, and leaves out what takes it long and is not asked for: details of what passed. */
async function runAxe(
  page: Page,
  runOnly: RunOptions['runOnly'],
  within = 'html',
  without: readonly string[] = [],
): Promise<string[]> {
  // What is still fading in, or changing from one color scheme to the other, is not a fault.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      // Others go on for ever, or as far as the page is scrolled.
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
