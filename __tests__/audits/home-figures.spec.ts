import {
  readFirstScreen,
  readToTheEnd,
  slowDown,
  watchFirstScreen,
} from '../../scripts/proof/bench/first-screen';
import { expect, test } from '../support/test';

test('on a slow phone the home page has no layout shift, and its largest element is painted early', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await slowDown(page);
  await watchFirstScreen(page);
  await page.goto('/');
  await readToTheEnd(page);
  const { largest, shift } = await readFirstScreen(page);
  expect(['text', 'preloaded image']).toContain(largest.kind);
  expect(shift).toBeLessThan(0.005);
});
