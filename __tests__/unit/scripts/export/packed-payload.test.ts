import { packPayload, unpackPayload } from '@/lib/packed-payload';
import { commonParts, findCopies, IndexedText, ownParts } from '@/scripts/export/find-copies';

const ADDRESS = '/base/static/payload/a1.txt';
const FRAME = '["$","nav",null,{"className":"bar","children":["$","a",null,{"href":"/guide"}]}]';
const FOOT = '["$","footer",null,{"className":"foot","children":"Edit this page on GitHub"}]';

const pack = (text: string, dictionary: string) =>
  packPayload(text, findCopies(text, new IndexedText(dictionary)), ADDRESS);

function unpack(packed: string, dictionary: string): Promise<string> {
  return unpackPayload(packed, async (address) => (address === ADDRESS ? dictionary : ''));
}

test.each([
  ['begins and ends with the dictionary', `${FRAME}own words${FOOT}`],
  ['begins and ends with its own text', `own\n${FRAME} 1 2 3\n${FOOT}\nwords`],
  ['has parts in another order, and twice', `${FOOT}${FRAME}${FOOT}`],
  ['is the dictionary', FRAME + FOOT],
  ['has nothing in common with it', 'own words\n'],
  ['is empty', ''],
])('a payload that %s is the same after packing and unpacking', async (_, text) => {
  expect(await unpack(pack(text, FRAME + FOOT), FRAME + FOOT)).toBe(text);
});

test.each([
  ['dictionary', (packed: string) => unpack(packed, FRAME)],
  ['payload', (packed: string) => unpack(packed.slice(0, -2), FRAME + FOOT)],
])('a truncated %s is rejected', async (_, unpackPart) => {
  const packed = pack(`own words${FRAME}own words${FOOT}`, FRAME + FOOT);
  await expect(unpackPart(packed)).rejects.toThrow('is not whole');
});

test('a packed payload contains only the parts that are not in the dictionary', () => {
  const packed = pack(`${FRAME}own words${FOOT}`, FRAME + FOOT);
  expect(packed.split('\n').slice(1)).toEqual(['own words']);
});

test('surrogate pairs are never cut', async () => {
  const run = 'the same for more than thirty-two units';
  // U+1F600 and U+1F601 have the same first unit, U+1F600 and U+1FA00 the same last unit.
  const dictionary = `😀${run}😀`;
  const text = `\u{1fa00}${run}\u{1f601}`;
  const written = Buffer.from(pack(text, dictionary)).toString();
  expect(await unpack(written, dictionary)).toBe(text);
});

test('the common parts of two texts are found once, without known parts', () => {
  expect(commonParts(`a${FRAME}b${FOOT}c`, `d${FOOT}${FRAME}${FOOT}`)).toBe(FRAME + FOOT);
  expect(ownParts(`a${FRAME}b${FOOT}c`, FOOT)).toBe(`a${FRAME}bc`);
});
