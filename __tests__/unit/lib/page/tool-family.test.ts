import { viewFamily } from '@/lib/page/tool-family';

const card = {
  name: 'Tool',
  desc: { en: 'A tool', zh: '工具' },
  logo: '/tool.svg',
  logoScale: 1,
  urlText: 'tool.rs',
};
const other = { ...card, url: { en: 'https://tool.rs/', zh: 'https://tool.rs/zh/' } };
const family = { name: 'Tools', tagline: 'Both', tools: [{ ...card, url: '/' }, other], more: [] };
const config = { base: '/docs/', defaultLocale: 'en' };

test('the card of this site leads to its own home page, in the language of the page', () => {
  const { tools } = viewFamily(family, { config, locale: 'zh', homeHref: '/docs/zh/' });
  expect(tools.map(({ isHere, url, logo, desc }) => ({ isHere, url, logo, desc }))).toEqual([
    { isHere: true, url: '/docs/zh/', logo: '/docs/tool.svg', desc: '工具' },
    { isHere: false, url: 'https://tool.rs/zh/', logo: '/docs/tool.svg', desc: '工具' },
  ]);
});

test('a language without texts uses those of the default language', () => {
  const { tagline, tools } = viewFamily(family, { config, locale: 'de', homeHref: '/docs/de/' });
  expect(tagline).toBe('Both');
  expect(tools.map(({ url, desc }) => [url, desc])).toEqual([
    ['/docs/de/', 'A tool'],
    ['https://tool.rs/', 'A tool'],
  ]);
});
