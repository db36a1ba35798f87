import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/content/read/files';
import { sources } from '../support/source-files';

/** Attributes that scripts set: `dataset['menuOpen'] =`, `Object.assign(….dataset, { menuOpen`, `toggleAttribute('data-menu-open'`. */
const SET = [
  /dataset\['(\w+)'\] \??\??=/g,
  /dataset, \{ (\w+)/g,
  /(?:set|toggle)Attribute\('data-([\w-]+)'/g,
];

const script = sources.filter(({ layer }) => layer === 'lib/browser').map(({ text }) => text);
const markup = sources.filter(({ layer }) => layer !== 'lib/browser').map(({ text }) => text);
const styles = ['app', 'components'].flatMap((folder) =>
  listFiles(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

/** The first groups of all matches, as attributes. */
function attributesIn(texts: readonly string[], pattern: RegExp): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return names.map(
    (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
}

test('markup or a script sets every data attribute that scripts and styles read', () => {
  const written = new Set([
    ...attributesIn(markup, /\bdata-([a-z]+(?:-[a-z]+)*)/g),
    // As properties of syntax trees.
    ...attributesIn(markup, /\bdata([A-Z]\w*)/g).map((name) => name.replace('data--', 'data-')),
    ...SET.flatMap((pattern) => attributesIn(script, pattern)),
  ]);
  const asked = attributesIn([...script, ...styles], /\[data-([a-z-]+)/g);
  expect(asked.filter((name) => !written.has(name))).toEqual([]);
});
