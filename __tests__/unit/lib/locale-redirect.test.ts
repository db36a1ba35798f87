import { redirectLocale, type Visit } from '@/lib/locale-redirect';

const VISIT: Visit = {
  browserLanguages: ['zh-CN', 'en'],
  userAgent: 'Mozilla/5.0 Chrome/156',
  pageLocale: 'en',
  locales: ['en', 'zh'],
  isFromHere: false,
  hasHash: false,
};

test.each<[string, Partial<Visit>, string | undefined]>([
  ['who reads Chinese is led from English to Chinese', {}, 'zh'],
  ['and from Chinese nowhere', { pageLocale: 'zh' }, undefined],
  [
    'who reads English first stays, Chinese second or not',
    { browserLanguages: ['en-GB', 'zh'] },
    undefined,
  ],
  ['a language the site lacks does not count', { browserLanguages: ['fr', 'zh-TW'] }, 'zh'],
  ['none of them: stay', { browserLanguages: ['fr', 'de'] }, undefined],
  ['no language at all: stay', { browserLanguages: [] }, undefined],
  ['robots read what they asked for', { userAgent: 'Googlebot/2.1' }, undefined],
  ['a link of this site was chosen on purpose', { isFromHere: true }, undefined],
  ['so was a place on the page', { hasHash: true }, undefined],
])('%s', (_, visit, locale) => {
  expect(redirectLocale({ ...VISIT, ...visit })).toBe(locale);
});
