import { expect, type Page, test } from '@playwright/test';

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

const stars = (page: Page) => page.locator('[data-stars] > *');

test('thirty-five stars of the specified sizes lean toward a near pointer, and come back', async ({
  page,
}) => {
  await open(page, '/');
  await expect(stars(page)).toHaveCount(35);
  const widths = await stars(page).evaluateAll((nodes) =>
    nodes.map((node) => Number.parseFloat(getComputedStyle(node).width)),
  );
  expect(widths[0]).toBeCloseTo(1 / 20 + 3, 2);
  expect(widths[34]).toBeCloseTo(35 / 20 + 3, 2);

  const star = stars(page).nth(4);
  const box = await star.boundingBox();
  if (!box) throw new Error('The star is nowhere.');
  await page.mouse.move(box.x + 40, box.y);
  await expect.poll(() => star.evaluate((node) => node.style.translate)).not.toBe('');
  await page.mouse.move(box.x + 400, box.y + 200);
  await expect.poll(() => star.evaluate((node) => node.style.translate)).toBe('');
});

test('with reduced motion the stars stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const box = await stars(page).nth(4).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, box?.y ?? 0);
  await page.waitForTimeout(200);
  expect(
    await stars(page)
      .nth(4)
      .evaluate((node) => node.style.translate),
  ).toBe('');
});

test('the body is marked from 100 px of scroll, and no more on the next page', async ({ page }) => {
  await open(page, '/');
  const body = page.locator('body');
  await page.evaluate(() => scrollTo(0, 99));
  await page.waitForTimeout(100);
  await expect(body).not.toHaveClass(/is-scrolled/);
  await page.evaluate(() => scrollTo(0, 100));
  await expect(body).toHaveClass(/is-scrolled/);
});

test('a feature card is clickable as a whole, by one link', async ({ page }) => {
  await open(page, '/');
  const card = page.getByRole('listitem').filter({ hasText: 'What is wrong' });
  await expect(card.getByRole('link')).toHaveCount(1);
  await card.click({ position: { x: 40, y: 110 } });
  await expect(page).not.toHaveURL('/');
});

test('the family has six cards, in the language of the page', async ({ page }) => {
  await open(page, '/zh/');
  const family = page.getByRole('region', { name: 'Rstack' });
  await expect(family.getByRole('listitem')).toHaveCount(6);
  await expect(family.getByText('由 Rspack 驱动的测试框架')).toBeVisible();
  await expect(family.getByRole('link').first()).toHaveAttribute('target', '_blank');
});

for (const width of [390, 820, 1440, 2560]) {
  test(`nothing overflows at ${width} px`, async ({ page }) => {
    await open(page, '/', width);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
