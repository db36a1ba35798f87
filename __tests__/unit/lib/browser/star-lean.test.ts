import { leanOf } from '@/lib/browser/home/stars';

const star = { x: 200, y: 200 };

test('a star moves toward a nearby pointer, and never past it', () => {
  expect(leanOf(star, { x: 250, y: 200 })).toEqual({ x: 8.8, y: 0 });
  expect(leanOf(star, { x: 200, y: 180 })).toEqual({ x: 0, y: -5.6 });
});

test('a star does not move at a distance of 100 px or more', () => {
  expect(leanOf(star, { x: 300, y: 200 })).toBeUndefined();
  expect(leanOf(star, { x: 299, y: 200 })).toBeDefined();
});
