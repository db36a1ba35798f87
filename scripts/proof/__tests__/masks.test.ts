import { anywhere, findDifference, maskOutput } from '@/scripts/proof/blocks/masks';

test.each([
  ['compiled in 1.90 s', 'compiled in <time>'],
  ['WARNING in ⚠ [E1001:Warn] a', '[E1001:Warn] a'],
  ['  │   3.10.1 50.08 kB', '  3.10.1 50.08 kB'],
  ['(costs: 5.2s).', '(costs: <time>).'],
  ['built in 109 ms', 'built in <time>'],
  ['at http://127.0.0.1:6771/index.html', 'at http://127.0.0.1:<port>/index.html'],
  ['ws://localhost:9988?token=a-b_1', 'ws://localhost:<port>?token=<token>'],
  ['/workspace/shop/out/diff.json', '<project>/out/diff.json'],
  ['/home/me/project/out', '<project>/out'],
  ['js/main.8a1d5e06.js', 'js/main.<hash>.js'],
  ['3.10.1 50.09 kB node_modules/graphlib/node_modules/lodash', '3.10.1 <one of the copies>'],
  ['rsdoctor/1.6.3 linux-x64 node-v20.20.2', 'rsdoctor/1.6.3 <platform>'],
  ['\u001b[32m✔\u001b[39m done  \n\n', '✔ done'],
])('%j is %j', (text, masked) => {
  expect(maskOutput(text, '/home/me/project')).toBe(masked);
});

test.each(['Rsdoctor v1.6.5', '462096 bytes', 'E1001', '3.10.1 50.08 kB', 'node_modules/lodash'])(
  '%s is not masked',
  (text) => {
    expect(maskOutput(text)).toBe(text);
  },
);

const PRINTED = 'one\ntwo 5 ms\nthree\nfour\n';

test.each([
  ['everything', 'one\ntwo 7 ms\nthree\nfour'],
  ['a part', 'one\n…\nfour'],
  ['the end', '...\nthree\nfour'],
  ['the start', 'one\ntwo 1 ms\n…'],
  ['the middle', '…\nthree\n…'],
  ['the middle without marks', anywhere('two 9 ms\n\nthree')],
])('a page may show %s of the output', (_, shown) => {
  expect(findDifference({ shown, printed: PRINTED })).toBeUndefined();
});

test.each([
  ['another line', 'one\ntoo\n…', 'shows “too” where “two <time>” is printed'],
  ['a line too many', 'one\ntwo 5 ms\nthree\nfour\nfive', 'shows “five” where “” is printed'],
  ['a line too few', 'one\ntwo 5 ms\nthree', 'leaves out “four”'],
  ['what is not there', '…\nfive\n…', 'shows “five”, which is not printed there'],
  ['another order', '…\nthree\n…\none\n…', 'shows “one”, which is not printed there'],
])('%s is reported as a difference', (_, shown, difference) => {
  expect(findDifference({ shown, printed: PRINTED })).toBe(difference);
});
