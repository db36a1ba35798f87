import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Those of WCAG 2.2 up to AA, and what axe itself advises. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer depends on colours, and so on the colour scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page as it is now: each rule with the elements that break it. */
export async function faultsOf(page: Page): Promise<string[]> {
  return analyze(builderFor(page).withTags(RULES));
}

/** What a change of the colour scheme may have broken on a page without other faults. */
export async function colorFaultsOf(page: Page): Promise<string[]> {
  // Colours on their way from one scheme to the other are nobody's fault.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  return analyze(builderFor(page).withRules(COLOR_RULES));
}

/**
 * Without what takes axe twice as long and is not asked for: a page of its own, which only frames of other sites
 * need, and the details of all that passed.
 */
function builderFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], selectors: false })
    .setLegacyMode(true);
}

async function analyze(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
