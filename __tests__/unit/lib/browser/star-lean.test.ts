import { leanOf } from '@/lib/browser/home/stars';

const star = { x: 200, y: 200 };

test('a star leans toward a near pointer, and never past it', () => {
  expect(leanOf(star, { x: 250, y: 200 })).toEqual({ x: 8.8, y: 0 });
  expect(leanOf(star, { x: 200, y: 180 })).toEqual({ x: 0, y: -5.6 });
});

test('from 100 px on it stands still', () => {
  expect(leanOf(star, { x: 300, y: 200 })).toBeUndefined();
  expect(leanOf(star, { x: 299, y: 200 })).toBeDefined();
});
