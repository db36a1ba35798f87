import {
  readFirstScreen,
  readToTheEnd,
  slowDown,
  watchFirstScreen,
} from '../../scripts/bench/first-screen';
import { countLayoutsInMotion, countWorkAtRest } from '../../scripts/bench/star-work';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';

for (const path of ['/', '/zh/']) {
  test(`on a slow phone nothing of ${path} moves, and the largest thing is there early`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await slowDown(page);
    await watchFirstScreen(page);
    await page.goto(path);
    await readToTheEnd(page);
    const { largest, shift } = await readFirstScreen(page);
    expect(['text', 'preloaded image']).toContain(largest.kind);
    expect(shift).toBeLessThan(0.005);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`of the hero's pictures only the ${colorScheme} one is fetched, before layout`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [name] = /hero-\w+\.svg/.exec(request.url()) ?? [];
      if (name) asked.push(name);
    });
    await page.emulateMedia({ colorScheme });
    await watchFirstScreen(page);
    await openPage(page, '/');
    expect(asked).toEqual([`hero-${colorScheme}.svg`]);
    expect((await readFirstScreen(page)).largest.kind).not.toBe('late image');
  });
}

test('stars at rest cost nothing, and moving ones no layout', async ({ browser, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/');
  expect(await countWorkAtRest(browser, page)).toBe(0);
  expect(await countLayoutsInMotion(browser, page)).toBe(0);
});
