import { crc32, inflateSync } from 'node:zlib';
import { createCardDrawer } from '../../../scripts/social/card';
import { fillOutlines, LEVELS } from '../../../scripts/social/raster';
import { wrapText } from '../../../scripts/social/wrap';

/** Every character has the width 1, a Chinese one 2. */
function measure(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (/\p{Script=Han}|[，。：]/u.test(character) ? 2 : 1),
    0,
  );
}

describe('a long title', () => {
  test('breaks at spaces, into balanced lines', () => {
    expect(wrapText('one two three four five six', 20, measure, 'en')).toEqual([
      'one two three',
      'four five six',
    ]);
  });

  test('breaks between Chinese words, never before punctuation', () => {
    const lines = wrapText('分析构建产物，找出重复的模块。', 14, measure, 'zh');
    expect(lines.join('')).toBe('分析构建产物，找出重复的模块。');
    for (const line of lines) {
      expect(measure(line)).toBeLessThanOrEqual(14);
      expect(line).not.toMatch(/^[，。]/);
    }
    expect(lines).not.toContainEqual(expect.stringMatching(/产$|模$/));
  });

  test('keeps a name in one piece, or breaks it between its words', () => {
    expect(wrapText('use RsdoctorRspackPlugin now', 20, measure, 'en')).toContain(
      'RsdoctorRspackPlugin',
    );
    expect(wrapText('RsdoctorRspackPluginOptions', 16, measure, 'en')).toEqual([
      'RsdoctorRspack',
      'PluginOptions',
    ]);
  });

  test('breaks anywhere without a better position', () => {
    expect(wrapText('a'.repeat(25), 10, measure, 'en').join('')).toBe('a'.repeat(25));
  });
});

test('the coverage of a pixel is proportional to its area in a shape, and zero in a hole', () => {
  const square = (from: number, to: number) => [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
  ];
  const half = fillOutlines([square(0.5, 2)]);
  expect([...half.levels.subarray(0, 2)]).toEqual([Math.round(LEVELS / 4), LEVELS / 2]);
  const holed = fillOutlines([square(0, 3), square(1, 2).reverse()]);
  const levelAt = (x: number, y: number) => holed.levels[y * holed.width + x];
  expect([levelAt(0, 0), levelAt(1, 1), levelAt(2, 2)]).toEqual([LEVELS, 0, LEVELS]);
});

describe('a card', () => {
  const draw = createCardDrawer();
  const card = (title: string, locale = 'en') =>
    draw({ locale, title, section: 'Guide', siteTitle: 'Site', host: 'example.com' });

  test('is a valid PNG of the declared size', () => {
    const png = card('Introduction');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const start = png.indexOf('IDAT');
    const length = png.readUInt32BE(start - 4);
    expect(inflateSync(png.subarray(start + 4, start + 4 + length))).toHaveLength(1201 * 630);
    expect(png.readUInt32BE(start + 4 + length)).toBe(
      crc32(png.subarray(start, start + 4 + length)),
    );
  });

  test.each([
    ['en', 'A title of three hundred letters '.repeat(9)],
    ['zh', '一个三百字的标题，'.repeat(33)],
    ['en', 'RsdoctorRspackPlugin'.repeat(15)],
    ['zh', '😀'],
  ])('in %s has a small file with the title %s', (locale, title) => {
    expect(card(title, locale).length).toBeLessThan(60_000);
  });

  test('is deterministic, and differs with another title', () => {
    expect(card('One').equals(card('One'))).toBe(true);
    expect(card('One').equals(card('Two'))).toBe(false);
    expect(card('构建', 'zh').equals(card('产物', 'zh'))).toBe(false);
  });

  test('shows the map of its page', () => {
    const text = { locale: 'en', title: 'Home', section: '', siteTitle: 'Site', host: 'a.b' };
    const box = { x: 0, y: 0, width: 50, height: 100 };
    const plain = draw({ ...text, map: [{ box, kind: undefined }] });
    expect(plain.equals(draw(text))).toBe(false);
    expect(plain.equals(draw({ ...text, map: [{ box, kind: 'copy' }] }))).toBe(false);
  });
});
