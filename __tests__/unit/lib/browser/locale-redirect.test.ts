import { isCrawler, redirectLocale } from '@/lib/browser/frame/first-visit';

test.each<[string, string[], string, string | undefined]>([
  ['a reader of Chinese is redirected from English to Chinese', ['zh-CN', 'en'], 'en', 'zh'],
  ['a reader of Chinese stays on a Chinese page', ['zh-CN', 'en'], 'zh', undefined],
  [
    'a reader who prefers English stays, even with Chinese as second language',
    ['en-GB', 'zh'],
    'en',
    undefined,
  ],
  ['a language that the site does not have is skipped', ['fr', 'zh-TW'], 'en', 'zh'],
  ['a reader of other languages stays', ['fr', 'de'], 'en', undefined],
  ['a reader without languages stays', [], 'en', undefined],
])('%s', (_, browserLanguages, pageLocale, locale) => {
  expect(redirectLocale(browserLanguages, pageLocale, ['en', 'zh'])).toBe(locale);
});

test.each([
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)',
  'Mediapartners-Google',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Chrome-Lighthouse',
])('%s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.61(0x18003d29) NetType/WIFI Language/zh_CN',
  'Mozilla/5.0 (Linux; U; Android 15; zh-CN; 24129PN74C Build/AQ3A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.80 Quark/7.14.5.880 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; V2307A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/121.0.6167.71 Mobile Safari/537.36 T7/15.10 baiduboxapp/15.10.0.10 (Baidu; P1 14)',
  'Mozilla/5.0 (Linux; Android 10; CUBOT_NOTE_7 Build/QP1A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0 Mobile Safari/537.36 MQQBrowser/15.5 SogouMobileBrowser/6.1',
])('%s is not a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});

test.each<[string, string[], string, string | undefined]>([
  ['a reader of zh-TW stays on a zh-TW page', ['zh-TW', 'zh'], 'zh-TW', undefined],
  ['a reader of zh-TW is redirected to zh-TW', ['zh-TW'], 'en', 'zh-TW'],
  ['a reader of zh-HK stays on a page in either Chinese', ['zh-HK'], 'zh-TW', undefined],
  ['a reader of zh-HK is redirected to the first Chinese', ['zh-HK'], 'en', 'zh-CN'],
  ['letter case does not count', ['ZH-tw'], 'zh-CN', 'zh-TW'],
])('with two regions of a language, %s', (_, browserLanguages, pageLocale, locale) => {
  expect(redirectLocale(browserLanguages, pageLocale, ['en', 'zh-CN', 'zh-TW'])).toBe(locale);
});
