import sharp from 'sharp';
import { SOCIAL_IMAGE } from '../../../lib/machines/social-image';
import { createCardDrawer } from '../../../scripts/social/card';
import { readTypeface } from '../../../scripts/social/fonts';
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

test('outlines are numbers, also at fractions close to zero', () => {
  expect(readTypeface(700).outlinesOf('Find duplicates', 84)).toMatch(/^(?:[MLQZ\d. -])+$/);
});

describe('a card', () => {
  const draw = createCardDrawer();
  const card = (title: string, locale = 'en') =>
    draw({ locale, title, section: 'Guide', siteTitle: 'Site', host: 'example.com' });

  test.each([
    ['en', 'A title of three hundred letters '.repeat(9)],
    ['zh', '一个三百字的标题，'.repeat(33)],
    ['zh', '😀'],
  ])('in %s is a PNG of the declared size with the title %s', async (locale, title) => {
    const image = await card(title, locale);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', ...SOCIAL_IMAGE });
    expect(image.length).toBeLessThan(150_000);
  });

  test('is deterministic, and differs with another title', async () => {
    expect((await card('One')).equals(await card('One'))).toBe(true);
    expect((await card('One')).equals(await card('Two'))).toBe(false);
    expect((await card('构建', 'zh')).equals(await card('产物', 'zh'))).toBe(false);
  });

  test('shows the map of its page, with its copies', async () => {
    const text = { locale: 'en', title: 'Home', section: '', siteTitle: 'Site', host: 'a.b' };
    const map = '<g data-build="before"><rect width="50%" height="100%"/></g>';
    const plain = await draw({ ...text, map });
    expect(plain.equals(await draw(text))).toBe(false);
    const kind = map.replace('"before"', '"before" data-kind="copy"');
    expect(plain.equals(await draw({ ...text, map: kind }))).toBe(false);
  });
});
