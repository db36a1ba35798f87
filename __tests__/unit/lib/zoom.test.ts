import { canScale, fittedSize, scaleAfter } from '@/lib/zoom';

const WINDOW = { width: 1200, height: 800 };
const shown = { width: 300, height: 200 };

test('a large image fits the window in both directions', () => {
  const natural = { width: 3000, height: 2000 };
  expect(fittedSize({ shown, natural, isScalable: false }, WINDOW)).toEqual({
    width: 1200,
    height: 800,
  });
  const tall = fittedSize(
    { shown, natural: { width: 1000, height: 4000 }, isScalable: false },
    WINDOW,
  );
  expect(tall).toEqual({ width: 200, height: 800 });
});

test('a small image of pixels grows to twice its size on the page, a drawn one to the window', () => {
  const natural = { width: 300, height: 200 };
  expect(fittedSize({ shown, natural, isScalable: false }, WINDOW).width).toBe(600);
  expect(fittedSize({ shown, natural, isScalable: true }, WINDOW).width).toBe(1200);
});

test('an image of unknown size keeps the proportions it has on the page', () => {
  const natural = { width: 0, height: 0 };
  expect(fittedSize({ shown, natural, isScalable: true }, WINDOW)).toEqual({
    width: 1200,
    height: 800,
  });
});

test('magnification goes in steps, and no further than its ends', () => {
  expect(scaleAfter(1, 1)).toBe(1.5);
  expect(scaleAfter(2, -1)).toBe(1.5);
  expect(scaleAfter(4, 1)).toBe(4);
  expect(scaleAfter(1, -1)).toBe(1);
  expect(scaleAfter(3, Number.NEGATIVE_INFINITY)).toBe(1);
  expect([canScale(1, -1), canScale(1, 1), canScale(4, 1)]).toEqual([false, true, false]);
});
