import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Problem } from '@/lib/problem/problem';
import { formatProblem } from '@/lib/problem/report';
import { readSite } from '@/lib/site/site';
import { inBothLanguages, makeContentFolder } from '../../../support/content-folder';
import { anyText, jsonLike, testForAll } from '../../../support/fuzz';

/** Checks that every problem has a line of its file, a message and a remedy. */
function expectPlaces(problems: readonly Problem[], texts: Readonly<Record<string, string>>): void {
  for (const found of problems) {
    const name = Object.keys(texts).find((file) => found.file.endsWith(file));
    const lines = name === undefined ? 1 : (texts[name] ?? '').split('\n').length;
    if (found.line !== undefined) {
      expect(`${found.line} of ${lines}`).toMatch(/^[1-9]\d* /);
      if (name !== undefined) expect(found.line).toBeLessThanOrEqual(lines);
    }
    expect(found.problem.trim()).not.toBe('');
    expect(found.remedy.trim()).not.toBe('');
    expect(formatProblem(found)).not.toMatch(/\[object |undefined:|NaN/);
  }
}

const LIST_KEYS = [
  'type',
  'name',
  'label',
  'link',
  'items',
  'text',
  'tag',
  'activeMatch',
  'position',
  'collapsed',
  'overviewHeaders',
  'dashed',
  '__proto__',
];
const listTexts = fc.constantFrom(
  'file',
  'dir',
  'dir-section-header',
  'section-header',
  'divider',
  'custom-link',
  'a',
  'part',
  'index',
  'gone',
  '../b',
  '/guide/a',
  './a.mdx#part',
  '/gone',
  'https://example.com',
  'javascript:a()',
  '<svg/>',
  '(',
  '[',
  '^/',
  'left',
);
const anyList = jsonLike(LIST_KEYS, listTexts);
const entry = fc.dictionary(
  fc.constantFrom(...LIST_KEYS),
  fc.oneof({ weight: 3, arbitrary: listTexts }, anyList),
  { maxKeys: 5 },
);
const listFile = fc.oneof(fc.array(fc.oneof(entry, listTexts), { maxLength: 5 }), anyList);

/** As text, sometimes truncated or with syntax that JSON does not allow. */
const written = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 8, arbitrary: value.map((data) => JSON.stringify(data, undefined, 1)) },
    fc
      .tuple(value, fc.nat(60), fc.constantFrom('', ',', '// a', "'", '\ufeff', '\0'))
      .map(([data, at, part]) => JSON.stringify(data).slice(0, at) + part),
    anyText,
  );

describe('a content folder', () => {
  const files = fc.record(
    {
      'en/guide/_meta.json': written(listFile),
      'en/_meta.json': written(listFile),
      'en/_nav.json': written(listFile),
    },
    { requiredKeys: [] },
  );

  testForAll(
    'is read with any navigation and sidebar files, and each problem has its line',
    files,
    300,
    async (lists) => {
      const folder = folderWithPages();
      for (const name of FILES) rmSync(path.join(folder, name), { force: true });
      for (const [name, text] of Object.entries(lists))
        writeFileSync(path.join(folder, name), text);
      const { problems, navs, sidebars } = await readSite('development');
      expectPlaces(problems, lists);
      expect([...navs.keys()]).toEqual(['en', 'zh']);
      expect(sidebars.get('en/guide')).toBeDefined();
    },
  );

  let made: string | undefined;
  /** One folder for all cases. */
  function folderWithPages(): string {
    made ??= makeContentFolder({
      ...inBothLanguages('guide/index.mdx', '# Guide'),
      ...inBothLanguages('guide/a.mdx', '# A\n\n## Part {#part}\n'),
      ...inBothLanguages('guide/part/b.mdx', '# B'),
    });
    return made;
  }
  const FILES = ['en/guide/_meta.json', 'en/_meta.json', 'en/_nav.json'];
});
