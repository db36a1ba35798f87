import { readFileSync } from 'node:fs';
import { DRAWINGS } from '@/components/ui/Drawing';
import { SOCIAL_NAMES } from '@/lib/config/social-names';

test('every icon drawing has a name, and every name has a drawing', () => {
  const svg = readFileSync('components/ui/icons.svg', 'utf8');
  const ids = [...svg.matchAll(/<symbol id="(\w+)" viewBox="0 0 16 16">/g)].map(([, id]) => id);
  expect(ids).toEqual(DRAWINGS);
});

test('every place that Rspress has an icon for has a drawing', () => {
  const svg = readFileSync('components/layout/social-icons.svg', 'utf8');
  const ids = [...svg.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">/g)].map(([, id]) => id);
  const drawn: unknown[] = [...DRAWINGS, ...ids];
  expect(Object.keys(SOCIAL_NAMES).filter((name) => !drawn.includes(name))).toEqual([]);
});
