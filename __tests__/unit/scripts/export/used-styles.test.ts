import { UsedStyles } from '@/scripts/export/used-styles';

const used = (styles: string, names: string[] = ['p', 'data-x', 'a'], scripts: string[] = []) =>
  new UsedStyles([styles], scripts).of(new Set(names));

test.each([
  ['.a{x:1}.b{x:2}', '.a{x:1}'],
  ['.a,.b{x:1}', '.a{x:1}'],
  ['.a .b{x:1}.b .a{x:1}.b>p{x:1}', ''],
  ['.a:hover::before{x:1}.a[data-x=".b"] p{x:1}', '.a:hover::before{x:1}.a[data-x=".b"] p{x:1}'],
  ['p{x:1}:root{x:1}[data-b]{x:1}', 'p{x:1}:root{x:1}'],
  ['p>b{x:1}p b.a{x:1}p::after{x:1}*{x:1}', 'p::after{x:1}*{x:1}'],
  ['@keyframes k{from{x:1}50%{x:2}to{x:3}}', '@keyframes k{from{x:1}50%{x:2}to{x:3}}'],
])('of %s a page with p, data-x and the class a gets %s', (styles, expected) => {
  expect(used(styles)).toBe(expected);
});

test('the arguments of functions like :not() are ignored', () => {
  const styles = '.a:not(.b){x:1}.a:has(.b:not([c])){x:1}';
  expect(used(styles)).toBe(styles);
});

test('one selector of a list has to match', () => {
  const styles = ':is(.a,.b) p{x:1}:where(.a>:not(.c)){x:1}p:is(:has(.b),.c){x:1}';
  expect(used(styles)).toBe(styles);
  expect(used(styles, ['p'])).toBe('p:is(:has(.b),.c){x:1}');
  expect(used('p:is(.a,.b){x:1}:is(.a:is(.b,.c),.d) p{x:1}')).toBe('p:is(.a,.b){x:1}');
});

test('names that begin with a digit are escaped in styles', () => {
  const styles = '.-\\39 T9_link{x:1}';
  expect(used(styles, ['-9T9_link'])).toBe(styles);
  expect(used(styles)).toBe('');
});

test('empty at-rules are removed, and the order of the layers is kept', () => {
  const styles = '@layer one,two;@layer two{@media print{.b{x:1}}.a{x:1}}@supports (x:1){.b{x:1}}';
  expect(used(styles)).toBe('@layer one,two;@layer two{.a{x:1}}');
});

test('names in scripts count as used', () => {
  const styles = '.tooltip{x:1}.is-late{x:1}[data-theme-choice]{x:1}[data-late]{x:1}';
  const script = 'e.className=`tooltip`;e.dataset.themeChoice=1';
  expect(used(styles, [], [script])).toBe('.tooltip{x:1}[data-theme-choice]{x:1}');
});

test('consecutive blocks with the same layer or condition are merged', () => {
  const styles =
    '@layer a{p{x:1}}@layer a{@media print{p{x:2}}@media print{p{x:3}}}@layer b{p{x:4}}@layer a{p{x:5}}';
  const joined = '@layer a{p{x:1}@media print{p{x:2}p{x:3}}}@layer b{p{x:4}}@layer a{p{x:5}}';
  expect(used(styles)).toBe(joined);
});

test('custom properties get short names, unless a script uses them', () => {
  const styles = ':root{--large:1;--small:var(--large)}p{x:var(--small,var(--room));--room:1}';
  const short = ':root{--0:1;--1:var(--0)}p{x:var(--1,var(--room));--room:1}';
  expect(used(styles, ['p'], ['style.setProperty(`--room`,1)'])).toBe(short);
});
