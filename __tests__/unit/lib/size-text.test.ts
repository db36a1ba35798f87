import { changeText, sizeText } from '@/lib/size-text';

test('sizes have three significant digits', () => {
  expect([462_096, 50_077, 8323, 853].map(sizeText)).toEqual([
    '462\u00a0kB',
    '50.1\u00a0kB',
    '8.32\u00a0kB',
    '853\u00a0B',
  ]);
  expect(changeText(462_096, 379_233)).toBe('−18%');
  expect(changeText(100, 110)).toBe('+10%');
});
