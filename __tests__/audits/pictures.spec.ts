import sharp from 'sharp';
import type { PictureRecipe } from '../../lib/site/images/picture-recipes';
import { capture } from '../../scripts/proof/pictures/capture';
import { follow } from '../../scripts/proof/pictures/follow';
import { expect, test } from '../support/test';

const RECIPE: PictureRecipe = {
  id: 'tree',
  report: 'single',
  viewport: [400, 300],
  steps: [{ click: 'button' }],
  crop: 'main',
  margin: 10,
  omit: [],
  alt: { en: 'A tree', zh: '树' },
  caption: { en: 'Look.', zh: '看。' },
  callouts: [],
};
const REPORT = `<style>body { margin: 0; background: #fff } main { margin: 20px; height: 100px }</style>
  <main>Bundle Size <button onclick="this.textContent = 'opened'">open</button></main>`;

/** A short timeout: the page is static, so an element is either there or missing. */
const UNTIL_MISSED_MS = 1000;

test.beforeEach(async ({ page }) => {
  page.setDefaultTimeout(5000);
  await page.setViewportSize({ width: 400, height: 300 });
  await page.setContent(REPORT);
});

test('a recipe captures its element with a margin', async ({ page }) => {
  await follow(page, RECIPE, { lang: 'en', scheme: 'light' });
  await expect(page.getByRole('button')).toHaveText('opened');
  const png = await capture(
    page,
    { ...RECIPE, callouts: [{ at: 'button', en: 'It', zh: '它' }] },
    'light',
  );
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([380, 120]);
});

test('a recipe can limit the size of the image, from the upper left corner', async ({ page }) => {
  const png = await capture(page, { ...RECIPE, size: [200, 90] }, 'light');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 90]);
});

test('a picture fades where the report goes on, and only there', async ({ page }) => {
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<p style="margin: 0; height: 100px; background: #000"></p>';
  });
  const recipe = { ...RECIPE, margin: 0 };
  const cut = sharp(await capture(page, { ...recipe, size: [200, 100] }, 'light'));
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  const middle = (info.height / 2) * info.width;
  const [left, right] = [
    data[middle * info.channels],
    data[(middle + info.width - 1) * info.channels],
  ];
  const below = data[((info.height - 1) * info.width + 5) * info.channels];
  expect([left, below]).toEqual([0, 0]);
  expect(right).toBeGreaterThan(240);
});

test('a picture does not fade at a frame of the report that hides the rest', async ({ page }) => {
  await page.locator('main').evaluate((main) => {
    main.innerHTML = `<div style="width: 200px; overflow: hidden">
      <p style="margin: 0; width: 900px; height: 100px; background: #000"></p></div>`;
  });
  const recipe = { ...RECIPE, margin: 0, size: [200, 100] as [number, number] };
  const whole = sharp(await capture(page, recipe, 'light'));
  const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true });
  expect(data[(info.width - 1) * info.channels]).toBe(0);
});

test('a step scrolls a frame until a part is at its left edge', async ({ page }) => {
  await page.locator('main').evaluate((main) => {
    main.innerHTML = `<div style="display: flex; overflow: hidden">
      <p style="flex: 0 0 300px"></p><button>last</button><p style="flex: 0 0 900px"></p></div>`;
  });
  const recipe = { ...RECIPE, steps: [{ scroll: 'button' }] };
  await follow(page, recipe, { lang: 'en', scheme: 'light' });
  expect((await page.getByRole('button').boundingBox())?.x).toBe(20);
});

test('a number outside of the captured size is reported', async ({ page }) => {
  const callouts = [{ at: 'button', side: 'right' as const, en: 'It', zh: '它' }];
  await expect(capture(page, { ...RECIPE, size: [60, 90], callouts }, 'light')).rejects.toThrow(
    'number 1 would be outside the image.',
  );
});

test('a selector that matches nothing is reported with the text of the page', async ({ page }) => {
  page.setDefaultTimeout(UNTIL_MISSED_MS);
  const recipe = { ...RECIPE, steps: [], crop: '.gone' };
  await expect(follow(page, recipe, { lang: 'en', scheme: 'light' })).rejects.toThrow(
    /no longer matches the report: waiting for locator\('\.gone'\).*\n {2}Text of the page: Bundle Size open/,
  );
});

for (const { what, view, says } of [
  {
    what: 'a language that the report does not have',
    view: { lang: 'zh', scheme: 'light' } as const,
    says: /the report is not in the language zh\.\n {2}Text of the page: Bundle Size/,
  },
  {
    what: 'a color scheme that the report does not have',
    view: { lang: 'en', scheme: 'dark' } as const,
    says: /the report is not in the dark scheme\./,
  },
]) {
  test(`${what} is reported with the text of the page`, async ({ page }) => {
    await expect(follow(page, RECIPE, view)).rejects.toThrow(says);
  });
}

test('a number whose element is missing is reported', async ({ page }) => {
  page.setDefaultTimeout(UNTIL_MISSED_MS);
  const recipe = { ...RECIPE, callouts: [{ at: '.gone', en: 'It', zh: '它' }] };
  await expect(capture(page, recipe, 'light')).rejects.toThrow(/\.gone/);
});
