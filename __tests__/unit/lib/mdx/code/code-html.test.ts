import { coloredCode } from '../../../../support/colored-code';

test('code without colors becomes plain lines', () => {
  expect(coloredCode('a <\n\nb')).toBe(
    '<span class="line">a &lt;\n</span><span class="line">\n</span><span class="line">b\n</span>',
  );
});

test('runs become spans with a class per letter, and the rest of a line is plain', () => {
  expect(coloredCode('const a = 1', 'k6_2kB1')).toBe(
    '<span class="line"><span class="k">const </span>a <span class="k B">=</span> 1\n</span>',
  );
});

test('a line that is pointed out has a class', () => {
  expect(coloredCode('a\nb', '!k1;')).toBe(
    '<span class="line marked"><span class="k">a</span>\n</span><span class="line">b\n</span>',
  );
});

test.each([
  ['  a', 'i2'],
  ['   a', 'i2'],
  ['\ta', 'i2'],
  [`${' '.repeat(40)}a`, 'i16'],
])('%j has the class of its indentation: %s', (code, name) => {
  expect(coloredCode(code)).toContain(`class="line ${name}"`);
});

test('a line of white space has no indentation class', () => {
  expect(coloredCode('   ')).toBe('<span class="line">   \n</span>');
});
