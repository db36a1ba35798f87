import { readFileSync } from 'node:fs';
import { DATA_NAMES, data, dataAttribute, dataProperty, withData } from '@/lib/data-names';
import { listFiles } from '@/lib/site/read/files';
import { sources } from '../support/source-files';

const MODULE = 'lib/data-names.ts';
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const attributes = new Set(DATA_NAMES.map(dataAttribute));

/** The first groups of all matches in the code of some layers, comments aside. */
function found(pattern: RegExp, layers: RegExp): string[] {
  return sources
    .filter(({ file, layer }) => layers.test(layer) && file !== MODULE)
    .flatMap(({ text }) => [...text.replaceAll(COMMENT, '').matchAll(pattern)])
    .map(([, name = '']) => name);
}

test('a name takes the form of an attribute, a property, a selector and the props of an element', () => {
  expect(dataAttribute('pageList')).toBe('data-page-list');
  expect(dataProperty('pageList')).toBe('dataPageList');
  expect(withData('pageList')).toBe('[data-page-list]');
  expect(withData('pageList', 'menu')).toBe('[data-page-list="menu"]');
  expect(data({ pageList: 'menu', wide: undefined })).toEqual({ 'data-page-list': 'menu' });
});

test('no markup and no script writes a name by hand', () => {
  // The attributes of a plugin for the next one, which takes them off, are not in a page.
  const written = found(
    /[^@/.\w-](data-[a-z][a-z-]*)/g,
    /^(?:app|components|lib|lib\/\w+|scripts)$/,
  );
  expect(written.filter((name) => name !== 'data-part')).toEqual([]);
  const properties = found(/\b(data[A-Z]\w*)/g, /^(?:components|lib\/mdx)$/);
  const own = ['dataAttribute', 'dataProperty', 'dataFile'];
  expect(properties.filter((name) => !own.includes(name))).toEqual([]);
});

test('scripts use the datasets of elements by names of the module', () => {
  const direct = found(/dataset\??\.(\w+)/g, /^lib\/browser$/);
  const taken = found(/\{([^{}]*)\} = [\w.?]*\bdataset\b/g, /^lib\/browser$/).flatMap((list) =>
    list.split(',').map((name) => name.trim().split(/\W/)[0] ?? ''),
  );
  expect(direct.length).toBeGreaterThan(50);
  expect(taken).toContain('theme');
  const names: readonly string[] = DATA_NAMES;
  expect([...direct, ...taken].filter((name) => name !== '' && !names.includes(name))).toEqual([]);
  expect(found(/dataset(\[)/g, /^lib\/browser$/)).toEqual([]);
});

test('every attribute that styles ask for is in the module', () => {
  const styles = ['app', 'components'].flatMap((folder) =>
    listFiles(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const asked = styles.flatMap((text) => [...text.matchAll(/\[(data-[a-z-]+)/g)]);
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.map(([, name = '']) => name).filter((name) => !attributes.has(name))).toEqual([]);
});

test('something uses every name', () => {
  const code = sources.filter(({ file }) => file !== MODULE).map(({ text }) => text);
  const all = code.join('\n');
  expect(
    DATA_NAMES.filter(
      (name) => !new RegExp(`'${name}'|\\.${name}\\b|[{,]\\s*${name}\\b`).test(all),
    ),
  ).toEqual([]);
});
