import type { Page } from '@playwright/test';
import { overflowOf } from '../browser/layout';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

/** Home pages of other sites: without a hero, with one card, with twelve and very long names. */

test.use({ site: EVERY_KIND });

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/docs${path}`);
}

/** The distance of every feature card from both edges of the page, row by row. */
async function rowsOf(
  page: Page,
): Promise<{ left: number; right: number; width: number; bottom: number }[][]> {
  const boxes = await page.locator('li[data-span]').evaluateAll((cards) => {
    const frame = document.body.getBoundingClientRect();
    return cards.map((card) => {
      const { left, right, top, bottom, width } = card.getBoundingClientRect();
      return { left: left - frame.left, right: frame.right - right, top, bottom, width };
    });
  });
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
  return tops.map((row) => boxes.filter(({ top }) => Math.round(top) === row));
}

test('the whole area of a card is one link', async ({ page }) => {
  await open(page, '/', 1440);
  const card = page.locator('li[data-span]').filter({ hasText: /^A/ });
  await expect(card.getByRole('link')).toHaveCount(1);
  await card.click({ position: { x: 10, y: 10 } });
  await expect(page).not.toHaveURL(/\/docs\/$/);
});

test('twelve cards fill rows of twelve columns, and the last row is centered', async ({ page }) => {
  await open(page, '/home/many', 1440);
  const rows = await rowsOf(page);
  expect(rows.map((row) => row.length)).toEqual([2, 3, 4, 3]);
  const edges = rows.map((row) => {
    return [row[0]?.left ?? 0, row.at(-1)?.right ?? 0].map(Math.round);
  });
  for (const [left, right] of edges) expect(left).toBe(right);
  expect(new Set(edges.slice(0, 3).map(([left]) => left)).size).toBe(1);
});

test('very long names stay within their boxes at every width', async ({ page }) => {
  await open(page, '/home/many', 1440);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3, p, a, li')]
        .filter((node) => {
          const box = node.getBoundingClientRect();
          const parent = node.parentElement?.getBoundingClientRect();
          return parent !== undefined && box.right > parent.right + 1;
        })
        .map((node) => node.textContent),
    );
    expect([width, outside]).toEqual([width, []]);
    expect(await overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('thirty-five stars of the specified sizes move toward a nearby pointer, and return', async ({
  page,
}) => {
  await open(page, '/home/one', 1440);
  const stars = page.locator('[data-stars] > *');
  await expect(stars).toHaveCount(35);
  const widths = await stars.evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().width),
  );
  expect(widths[0]).toBeCloseTo(1 / 20 + 3, 2);
  expect(widths[34]).toBeCloseTo(35 / 20 + 3, 2);

  const star = stars.nth(4);
  const box = await star.boundingBox();
  if (!box) throw new Error('The star is not shown.');
  // A pointer that rests before the code of the stars has loaded does not move them.
  await expect
    .poll(async () => {
      await page.mouse.move(box.x + 42, box.y);
      await page.mouse.move(box.x + 40, box.y);
      return star.evaluate((node) => (node as SVGElement).style.translate);
    })
    .not.toBe('');
  await page.mouse.move(box.x + 400, box.y + 200);
  await expect.poll(() => star.evaluate((node) => (node as SVGElement).style.translate)).toBe('');
});
