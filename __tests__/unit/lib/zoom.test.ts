import { canScale, firstScale, fittedSize, scaleAfter } from '@/lib/zoom';

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

test('what a window makes no larger is magnified at once, as far as the file has dots', () => {
  const phone = { width: 358, height: 230 };
  expect(firstScale(phone, phone, Number.POSITIVE_INFINITY)).toBe(2);
  expect(firstScale(phone, phone, 600)).toBe(1.5);
  expect(firstScale(phone, phone, 358)).toBe(1);
  const tablet = { width: 756, height: 490 };
  expect(firstScale(tablet, { width: 788, height: 510 }, Number.POSITIVE_INFINITY)).toBe(2);
});

test('what the window makes larger fits it at first, and what it makes smaller does not', () => {
  const column = { width: 734, height: 478 };
  expect(firstScale(column, { width: 1173, height: 764 }, Number.POSITIVE_INFINITY)).toBe(1);
  const tall = { width: 734, height: 3000 };
  expect(firstScale(tall, { width: 187, height: 764 }, Number.POSITIVE_INFINITY)).toBe(4);
});

test('magnification goes in steps, and no further than its ends', () => {
  expect(scaleAfter(1, 1)).toBe(1.5);
  expect(scaleAfter(2, -1)).toBe(1.5);
  expect(scaleAfter(4, 1)).toBe(4);
  expect(scaleAfter(1, -1)).toBe(1);
  expect(scaleAfter(3, Number.NEGATIVE_INFINITY)).toBe(1);
  expect([canScale(1, -1), canScale(1, 1), canScale(4, 1)]).toEqual([false, true, false]);
});
