import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules of WCAG 2.2 up to AA, and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose results depend on colors, and so on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on a page in its current state: each violated rule with its elements. Contrast, which takes axe four fifths of
 * its time, is measured on one element of each kind.
 *
 * @param within The part that has changed, if axe has checked the rest of the page before.
 */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  await markKinds(page);
  return runAxe(page, { type: 'tag', values: TAGS }, within);
}

/** What a change of the color scheme may break on a page without other violations. */
export async function colorFaultsOf(page: Page): Promise<string[]> {
  await markKinds(page);
  return runAxe(page, { type: 'rule', values: COLOR_RULES });
}

/** What a change of the width may break on a page without other violations. */
export async function shapeFaultsOf(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: TAGS }, 'html', COLOR_RULES);
}

/**
 * Mark one visible element of each kind, and let axe measure the contrast of these alone until the document is left.
 * Elements are of one kind if they and all their ancestors have the same colors, sizes and decorations.
 */
async function markKinds(page: Page): Promise<void> {
  await loadAxe(page);
  await page.evaluate(() => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    loaded.configure({
      rules: [
        { id: 'color-contrast', selector: '[data-axe-sample]' },
        { id: 'link-in-text-block', selector: 'a[href][data-axe-sample]' },
      ],
    });
    for (const marked of document.querySelectorAll('[data-axe-sample]'))
      marked.removeAttribute('data-axe-sample');
    const numbers = new Map<string, number>();
    const numberOf = (key: string) => {
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    };
    const kinds = new Map<Element, number>();
    const seen = new Set<number>();
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const kind = numberOf(
        [
          kinds.get(element.parentElement ?? element),
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.filter,
          style.fontSize,
          style.fontWeight,
          style.textDecoration,
          style.borderBottom,
          style.textShadow,
          style.position,
        ].join(),
      );
      kinds.set(element, kind);
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
      const shown = numberOf(`${kind} ${element.localName} ${element.matches(':disabled')}`);
      if (!seen.has(shown)) element.setAttribute('data-axe-sample', '');
      seen.add(shown);
    }
  });
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Leaves out what takes axe long and is not asked for: details of what passed. */
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
  await loadAxe(page);
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
