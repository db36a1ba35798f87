import { linesOf } from '@/lib/site/read/typescript';

const SOURCE = `import type { Config } from './types';
import { base } from './base';
const editLink = {
  docRepoBaseUrl: 'x',
};
const config = {
  description: 'title: [ { "locales": in a text',
  title: 'Site', // locales: [
  locales: [
    { lang: 'en', 'label': 'a, [b', editLink },
    {
      ...base,
      lang: 'zh',
    },
  ],
} satisfies Config;
export default config;
`;

test.each([
  [['title'], 8],
  [['locales'], 9],
  [['locales', 0, 'label'], 10],
  [['locales', 0, 'editLink', 'docRepoBaseUrl'], 4],
  [['locales', 1, 'lang'], 13],
  [['locales', 1, 'label'], 11],
  [['url'], 6],
])('the value at %j of a configuration is on line %i', (path, line) => {
  expect(linesOf(SOURCE)(path)).toBe(line);
});
