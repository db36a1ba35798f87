import { z } from 'zod';
import { validPartOf } from '@/lib/site/read/split-frontmatter';

const SCHEMA = z.strictObject({
  title: z.string().optional(),
  hero: z.strictObject({ map: z.string() }).optional(),
});

test.each([
  ['an unknown key', { title: 'A', tilte: 'B' }, { title: 'A' }],
  ['a key that is missing', { title: 'A', hero: {} }, { title: 'A' }],
  // A typed array inherits the method, which cannot be removed from it.
  ['a key that is inherited', { title: 'A', hero: new Uint8Array() }, { title: 'A' }],
  ['a typed array, whose elements cannot be removed', { hero: new Uint8Array(2) }, {}],
  ['another kind of value', 'A', undefined],
])('%s is left out', (_, value, rest) => {
  expect(validPartOf(SCHEMA, value)).toEqual(rest);
});
