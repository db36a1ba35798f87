import { UsedStyles } from '@/scripts/export/used-styles';

const used = (styles: string, classes: string[] = ['a'], scripts: string[] = []) =>
  new UsedStyles([styles], scripts).of(new Set(classes));

test.each([
  ['.a{x:1}.b{x:2}', '.a{x:1}'],
  ['.a,.b{x:1}', '.a{x:1}'],
  ['.a .b{x:1}.b .a{x:1}.b>p{x:1}', ''],
  ['.a:hover::before{x:1}.a[data-x=".b"] p{x:1}', '.a:hover::before{x:1}.a[data-x=".b"] p{x:1}'],
  ['p{x:1}:root{x:1}[data-b]{x:1}', 'p{x:1}:root{x:1}[data-b]{x:1}'],
])('of %s a page with the class a gets %s', (styles, expected) => {
  expect(used(styles)).toBe(expected);
});

test('what a function asks may be otherwise, so it decides nothing', () => {
  const styles = '.a:not(.b){x:1}.a:has(.b:not(.c)){x:1}';
  expect(used(styles, ['a'])).toBe(styles);
});

test('of a list of selectors one has to match', () => {
  const styles = ':is(.a,.b) p{x:1}:where(.a>:not(.c)){x:1}p:is(:has(.b),.c){x:1}';
  expect(used(styles, ['a'])).toBe(
    ':is(.a,.b) p{x:1}:where(.a>:not(.c)){x:1}p:is(:has(.b),.c){x:1}',
  );
  expect(used(styles, [])).toBe('p:is(:has(.b),.c){x:1}');
  expect(used('svg:is(.a,.b){x:1}:is(.a:is(.b,.c),.d) p{x:1}', ['a'])).toBe('svg:is(.a,.b){x:1}');
});

test('names that begin with a digit are escaped in styles', () => {
  const styles = '.-\\39 T9_link{x:1}';
  expect(used(styles, ['-9T9_link'])).toBe(styles);
  expect(used(styles)).toBe('');
});

test('rules around rules go with them, and the order of the layers stays', () => {
  const styles = '@layer one,two;@layer two{@media print{.b{x:1}}.a{x:1}}@supports (x:1){.b{x:1}}';
  expect(used(styles)).toBe('@layer one,two;@layer two{.a{x:1}}');
});

test('what a script may write into a page counts as used', () => {
  const styles = '.tooltip{x:1}.is-late{x:1}';
  expect(used(styles, [], ['e.className=`tooltip`'])).toBe('.tooltip{x:1}');
});
