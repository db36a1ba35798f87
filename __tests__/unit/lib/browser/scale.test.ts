import { canScale, firstScale, fittedSize, scaleAfter } from '@/lib/browser/zoom/scale';

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

test('a small bitmap grows to twice its size on the page, a vector image to the window', () => {
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

test('an image that a narrow window does not enlarge is magnified immediately, up to the pixels of its file', () => {
  const phone = { width: 358, height: 230 };
  const room = { width: 358, height: 708 };
  expect(firstScale(phone, phone, room, Number.POSITIVE_INFINITY)).toBe(2);
  expect(firstScale(phone, phone, room, 600)).toBe(1.5);
  expect(firstScale(phone, phone, room, 358)).toBe(1);
  const [tablet, fitted] = [
    { width: 756, height: 490 },
    { width: 788, height: 510 },
  ];
  const tabletRoom = { width: 788, height: 1044 };
  expect(firstScale(tablet, fitted, tabletRoom, Number.POSITIVE_INFINITY)).toBe(2);
});

test('an enlarged image fits the window at first, and one that is too tall is shown in full', () => {
  const column = { width: 734, height: 478 };
  const room = { width: 1408, height: 764 };
  const all = Number.POSITIVE_INFINITY;
  expect(firstScale(column, { width: 1173, height: 764 }, room, all)).toBe(1);
  expect(firstScale({ width: 734, height: 673 }, { width: 833, height: 764 }, room, all)).toBe(1);
});

test('magnification has steps, and stops at both ends', () => {
  expect(scaleAfter(1, 1)).toBe(1.5);
  expect(scaleAfter(2, -1)).toBe(1.5);
  expect(scaleAfter(4, 1)).toBe(4);
  expect(scaleAfter(1, -1)).toBe(1);
  expect(scaleAfter(3, Number.NEGATIVE_INFINITY)).toBe(1);
  expect([canScale(1, -1), canScale(1, 1), canScale(4, 1)]).toEqual([false, true, false]);
});
