import { viewFamily } from '@/lib/tool-family';

const card = {
  name: 'Tool',
  desc: '工具',
  descEn: 'A tool',
  logo: '/tool.svg',
  urlText: 'tool.rs',
};
const other = { ...card, url: 'https://tool.rs/zh/', urlEn: 'https://tool.rs/' };
const family = { name: 'Tools', tagline: '工具家族', tools: [{ ...card, url: '/' }, other] };

test('the card of this site leads to its own home page, in the language of the page', () => {
  const { tools } = viewFamily(family, { locale: 'zh', base: '/docs/', homeHref: '/docs/zh/' });
  expect(tools.map(({ url, logo }) => ({ url, logo }))).toEqual([
    { url: '/docs/zh/', logo: '/docs/tool.svg' },
    { url: 'https://tool.rs/zh/', logo: '/docs/tool.svg' },
  ]);
});

test('on an English page the cards are English', () => {
  const { tools } = viewFamily(family, { locale: 'en', base: '/', homeHref: '/' });
  expect(tools.map(({ url, desc }) => [url, desc])).toEqual([
    ['/', 'A tool'],
    ['https://tool.rs/', 'A tool'],
  ]);
});
