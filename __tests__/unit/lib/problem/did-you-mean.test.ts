import { didYouMean, nearest } from '@/lib/problem/did-you-mean';

test.each([
  ['letter case', 'reportDir', ['options', 'reportdir'], 'reportdir'],
  [
    'some letters',
    'supports-bannerplugin',
    ['support-for-bannerplugin'],
    'support-for-bannerplugin',
  ],
  ['exchanged letters', 'titel', ['file', 'title'], 'title'],
  ['the beginning of a word', 'wrapCode', ['fold', 'wrap'], 'wrap'],
  ['the most similar of several', 'lineNumber', ['showLineNumbers', 'lineNumbers'], 'lineNumbers'],
  [
    'a folder of a path',
    '/guide/strat/cli',
    ['/guide/start/intro', '/guide/start/cli'],
    '/guide/start/cli',
  ],
  ['another word', 'rspack.config.mjs', ['region', 'run'], undefined],
  ['another name in the same folder', '/guide/start/gone', ['/guide/start/cli'], undefined],
  ['another place', '/etc/passwd', ['/', '/index'], undefined],
  ['a single letter', 'c', ['a', 'b'], undefined],
  ['nothing to choose from', 'a', [], undefined],
])('%s: the nearest to %s of %j is %s', (_, text, candidates, expected) => {
  expect(nearest(text, candidates)).toBe(expected);
});

test('a remedy suggests a similar name, or else has another text', () => {
  const options = { otherwise: 'Remove it.', write: (name: string) => `“${name}”` };
  expect(didYouMean('titel', ['title'], options)).toBe('Did you mean “title”?');
  expect(didYouMean('other', ['title'], options)).toBe('Remove it.');
});
