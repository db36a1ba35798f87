import { brokenLinks, unexplained } from '@/scripts/support/check-documents';

test('a link of a document to a missing file is an error, and one in code is not', () => {
  const text = '[a](./README.md) [b](./gone.md#part) `[c](./gone.md)` [d](https://example.com)\n';
  expect(brokenLinks('ARCHITECTURE.md', text).map(({ problem }) => problem)).toEqual([
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
