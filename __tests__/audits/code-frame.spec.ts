import type { Locator, Page } from '@playwright/test';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

/** The frame of a code block: its header, and the line that unfolds it. */

test.use({ site: EVERY_KIND });

async function openCode(page: Page): Promise<void> {
  await page.goto('/docs/guide/code');
  await expect(page.locator('figure [data-code-tools]').first()).toBeVisible();
}

function block(page: Page, name: string): Locator {
  return page.locator(`figure[data-code="${name}"]`).first();
}

test('a long code block is folded, and its toggle stays in place when it is folded again', async ({
  page,
}) => {
  await openCode(page);
  const figure = block(page, 'CSS');
  const toggle = figure.getByText('All 32 lines');
  const height = () => figure.evaluate((element) => element.getBoundingClientRect().height);
  const folded = await height();
  await toggle.click();
  expect(await height()).toBeGreaterThan(1.6 * folded);
  await toggle.scrollIntoViewIfNeeded();
  const { y } = (await toggle.boundingBox()) ?? { y: 0 };
  await toggle.click();
  await expect.poll(height).toBe(folded);
  await expect
    .poll(async () => Math.abs(((await toggle.boundingBox())?.y ?? 0) - y))
    .toBeLessThan(2);
});

test('the toggle that unfolds a code block is its last line: from edge to edge, with one arrow', async ({
  page,
}) => {
  await openCode(page);
  const figure = block(page, 'CSS');
  const gaps = await figure.evaluate((element) => {
    const [fold, code] = ['details', 'pre'].map((name) => element.querySelector(name));
    const outer = element.getBoundingClientRect();
    const box = fold?.getBoundingClientRect() ?? outer;
    const above = code?.getBoundingClientRect().bottom;
    return [
      box.left - outer.left,
      outer.right - box.right,
      outer.bottom - box.bottom,
      box.top - (above ?? 0),
    ];
  });
  // The frame of the block is 1 px wide.
  expect(gaps).toEqual([1, 1, 1, 0]);
  const arrows = await figure
    .locator('summary')
    .evaluate((summary) =>
      ['::before', '::after'].filter((part) => getComputedStyle(summary, part).content !== 'none'),
    );
  expect(arrows).toEqual(['::after']);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the file name of a code block is vertically centered with its buttons', async ({
    page,
  }) => {
    await openCode(page);
    const figure = block(page, 'rspack.config.mjs');
    const middles = await figure.locator('figcaption > span, [data-copy]').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(middles).toHaveLength(2);
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(1);
  });
});
