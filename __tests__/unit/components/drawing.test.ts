import { readFileSync } from 'node:fs';
import { DRAWINGS } from '@/components/ui/Drawing';

test('every icon drawing has a name, and every name has a drawing', () => {
  const svg = readFileSync('components/ui/icons.svg', 'utf8');
  const ids = [...svg.matchAll(/<symbol id="(\w+)" viewBox="0 0 16 16">/g)].map(([, id]) => id);
  expect(ids).toEqual(DRAWINGS);
});
