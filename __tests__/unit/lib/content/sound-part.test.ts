import { z } from 'zod';
import { soundPartOf } from '@/lib/content/sound-part';

const SCHEMA = z.strictObject({
  title: z.string().optional(),
  hero: z.strictObject({ map: z.string() }).optional(),
});

test.each([
  ['an unknown key', { title: 'A', tilte: 'B' }, { title: 'A' }],
  ['a key that is missing', { title: 'A', hero: {} }, { title: 'A' }],
  // Bytes have a method of that name, which cannot be taken away.
  ['a key that is inherited', { title: 'A', hero: new Uint8Array() }, { title: 'A' }],
  ['bytes, which cannot be taken away one by one', { hero: new Uint8Array(2) }, {}],
  ['another kind of value', 'A', undefined],
])('%s is left out', (_, value, rest) => {
  expect(soundPartOf(SCHEMA, value)).toEqual(rest);
});
