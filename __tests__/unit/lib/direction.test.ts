import { directionOf } from '@/lib/direction';

test.each([
  ['en', 'ltr'],
  ['zh-CN', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['pa', 'ltr'],
])('%s is written %s', (lang, direction) => {
  expect(directionOf(lang)).toBe(direction);
});
