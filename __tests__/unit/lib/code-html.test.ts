import { codeHtml } from '@/lib/code-html';

test('code without marks is plain lines', () => {
  expect(codeHtml('a <\n\nb', '')).toBe(
    '<span class="line">a &lt;\n</span><span class="line">\n</span><span class="line">b\n</span>',
  );
});

test('runs become spans with a class for every letter, and the rest of a line is plain', () => {
  expect(codeHtml('const a = 1', 'k6_2kB1')).toBe(
    '<span class="line"><span class="k">const </span>a <span class="k B">=</span> 1\n</span>',
  );
});

test('what a line is stands before its runs', () => {
  expect(codeHtml('a\nb', 'added marked:k1;removed:')).toBe(
    '<span class="line added marked"><span class="k">a</span>\n</span><span class="line removed">b\n</span>',
  );
});

test.each([
  ['  a', 'i2'],
  ['\ta', 'i2'],
  [`${' '.repeat(40)}a`, 'i16'],
])('%j says how deep it is indented: %s', (code, name) => {
  expect(codeHtml(code, '')).toContain(`class="line ${name}"`);
});

test('a line of blanks alone has no depth', () => {
  expect(codeHtml('   ', '')).toBe('<span class="line">   \n</span>');
});
