import { linkOf, pathOf } from '@/lib/search/hit-link';

const ORIGIN = 'https://rsdoctor.rs';

test.each([
  ['/guide?x=1#a', '/guide?x=1#a'],
  ['https://rsdoctor.rs/guide#a', '/guide#a'],
  ['HTTPS://RSDOCTOR.RS', '/'],
  ['https://other.example/a?b#c', 'https://other.example/a?b#c'],
  ['http://other.example', 'http://other.example/'],
])('%j leads to %j', (address, link) => expect(linkOf(address, ORIGIN)).toBe(link));

test.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '/\t/evil.example/x',
  '/\n\\evil.example/x',
  ' //evil.example/x',
  '/.//evil.example/x',
  'https://rsdoctor.rs//evil.example/x',
  'https://rsdoctor.rs/\\evil.example/x',
])('%j leads to this site', (address) => {
  expect(linkOf(address, ORIGIN)).toBe('/evil.example/x');
  expect(pathOf(address, ORIGIN)).toBe('/evil.example/x');
});

test.each([
  '',
  'guide',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://rsdoctor.rs/1',
  'ftp://rsdoctor.rs/a',
  'https://',
  'https://[',
])('%j is not a link', (address) => {
  expect(linkOf(address, ORIGIN)).toBeUndefined();
  expect(pathOf(address, ORIGIN)).toBeUndefined();
});

test('an address of another origin can be mapped to the same page of this site', () => {
  expect(pathOf('https://rsdoctor.dev/guide?x=1#a', ORIGIN)).toBe('/guide?x=1#a');
  expect(pathOf('https://rsdoctor.dev', ORIGIN)).toBe('/');
});
