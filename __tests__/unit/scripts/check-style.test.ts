import { styleProblems, unexplained } from '@/scripts/support/check-style';

test.each([
  ['The colour of a module.', 'Write the American spelling'],
  ['// So many are kept.', 'Write the number of'],
  ['A build shall end.', 'Write must, or the present tense.'],
])('%j is an error on its line', (line, remedy) => {
  expect(styleProblems('lib/a.ts', `// First.\n${line}\n`)).toEqual([
    expect.objectContaining({ file: 'lib/a.ts', line: 2, remedy: expect.stringContaining(remedy) }),
  ]);
});

test.each(['There is no longer a file.', 'The color of a module.', 'Who reads this?'])(
  '%j is not an error',
  (line) => {
    expect(styleProblems('lib/a.ts', line)).toEqual([]);
  },
);

test('a link of a document to a missing file is an error, and one in code is not', () => {
  const text = '[a](./README.md) [b](./gone.md#part) `[c](./gone.md)` [d](https://example.com)\n';
  expect(styleProblems('ARCHITECTURE.md', text).map(({ problem }) => problem)).toEqual([
    'links to ./gone.md, which does not exist.',
  ]);
});

test('a package without a reason is found', () => {
  const manifest = {
    dependencies: { a: '1.0.0', '@types/a': '1.0.0' },
    devDependencies: { b: '1' },
  };
  expect(unexplained(manifest, 'See `b`.')).toEqual(['a']);
});
