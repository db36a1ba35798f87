import { readFileSync } from 'node:fs';
import { MANIFEST_FOLDERS } from '@/lib/releases';
import { newestOf } from '@/scripts/proof/projects/packages';

test('what is documented is the newest of its major, what the sample apps contain stays, and nothing is overridden', () => {
  const manifest = {
    devDependencies: { webpack: '5.99.9', lodash: '4.17.20' },
    documented: ['webpack'],
    overrides: { lodash: '4.17.21' },
  };
  expect(newestOf(manifest)).toEqual({
    devDependencies: { webpack: '^5.99.9', lodash: '4.17.20' },
    documented: ['webpack'],
  });
});

test.each(Object.values(MANIFEST_FOLDERS))('every documented package of %s is pinned', (folder) => {
  const text = readFileSync(`${folder}/package.json`, 'utf8');
  const { devDependencies, documented } = JSON.parse(text);
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(documented));
});
