import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/site/read/files';
import { ALLOWED, layerOf, sources, withoutExtension } from '../support/source-files';

const MOST_LINES = 250;

/** Client components of the framework, which no other page loads. */
const ISLANDS = [
  // In development only.
  'app/global-error.dev.tsx',
  // In development only.
  'app/open-page.tsx',
  // On pages that import code.
  'components/layout/HydrationMark.tsx',
];

test('every import stays within the allowed layers', () => {
  const crossings = sources.flatMap(({ file, layer, imports }) =>
    imports
      .filter((target) => layerOf(target) !== 'package')
      .filter((target) => !ALLOWED[layer]?.includes(layerOf(target)))
      .map((target) => `${file} imports ${target}`),
  );
  expect(crossings).toEqual([]);
});

test('imports have no cycles', () => {
  const graph = new Map(sources.map(({ file, imports }) => [withoutExtension(file), imports]));
  const cycles: string[] = [];
  const done = new Set<string>();
  function follow(name: string, trail: readonly string[]): void {
    if (trail.includes(name)) cycles.push([...trail.slice(trail.indexOf(name)), name].join(' → '));
    if (trail.includes(name) || done.has(name)) return;
    for (const target of graph.get(name) ?? []) follow(target, [...trail, name]);
    done.add(name);
  }
  for (const name of graph.keys()) follow(name, []);
  expect(cycles).toEqual([]);
});

test('no folder is imported by what it imports, but for two whose list stands above its entries', () => {
  const arrows = new Set(
    sources.flatMap(({ file, imports }) =>
      imports
        .filter((target) => layerOf(target) !== 'package')
        .map((target) => `${path.dirname(file)} ${path.dirname(target)}`),
    ),
  );
  const pairs = [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
  expect(pairs.sort()).toEqual([
    'scripts/check-site scripts/check-site/checks',
    'scripts/export scripts/export/passes',
  ]);
});

test('only the listed client components are shipped to the browser', () => {
  const islands = sources.filter(({ text }) => /^'use client';/m.test(text));
  expect(islands.map(({ file }) => file)).toEqual(ISLANDS);
});

test('lib does not use React, and uses browser APIs only in lib/browser', () => {
  const offenders = sources.filter(
    ({ layer, imports, text }) =>
      layer.startsWith('lib') &&
      (imports.some((name) => /^react(?:-dom)?(?:\/|$)/.test(name)) ||
        (layer !== 'lib/browser' &&
          /\b(?:window|document|localStorage)\./.test(withoutComments(text)))),
  );
  // The YAML parser calls its result a document.
  expect(offenders.map(({ file }) => file)).toEqual(['lib/problem/located.ts']);
});

test('files are read only in lib/site and scripts, and what a build has written in one place', () => {
  const readers = sources.filter(
    ({ file, imports }) =>
      file !== 'app/source.ts' && imports.some((name) => /^(?:node:)?fs/.test(name)),
  );
  for (const { layer } of readers) expect(layer).toMatch(/^(?:lib\/site$|scripts)/);
});

test('commands read no other environment variables than these', () => {
  // In the browser and the routes the bundler replaces them; PATH belongs to the system.
  const own = sources.filter(({ layer }) => ['lib', 'lib/site', 'scripts'].includes(layer));
  const read = own.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(/process\.env\['(\w+)'\](?! =)/g)].map(([, name]) => name),
  );
  const names = [...new Set(read)].filter((name) => name !== 'PATH').sort();
  expect(names).toEqual(['CHROME_PATH', 'CONTENT_DIR', 'OUT_DIR', 'PORT']);
});

test('files of components have names in Pascal case, all others in kebab case', () => {
  const misnamed = sources
    .filter(({ layer }) => layer !== 'app')
    .map(({ file }) => path.basename(file).replace(/\.\w+$/, ''))
    .filter((name) => !/^(?:[A-Z][A-Za-z\d]*|[a-z\d]+(?:-[a-z\d]+)*)$/.test(name));
  expect(misnamed).toEqual([]);
  const folders = sources.flatMap(({ file }) => path.dirname(file).split('/'));
  expect(folders.filter((name) => /^(?:utils?|helpers?)$/.test(name))).toEqual([]);
});

test(`no source file has more than ${MOST_LINES} lines`, () => {
  const styles = listFiles('components').filter((file) => file.endsWith('.css'));
  const files = [...sources.map(({ file }) => file), ...styles.map((file) => `components/${file}`)];
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > MOST_LINES);
  expect(long).toEqual([]);
});

test('a component and its style sheet have the same name', () => {
  const styles = listFiles('components').filter((file) => file.endsWith('.module.css'));
  const components = new Set(listFiles('components'));
  const strays = styles.filter((file) => !components.has(file.replace('.module.css', '.tsx')));
  expect(strays).toEqual([]);
});

test('component styles use role tokens, never palette or raw colors', () => {
  const styles = [...listFiles('components').map((file) => `components/${file}`)].filter((file) =>
    file.endsWith('.css'),
  );
  const raw = styles.filter((file) =>
    /#[\da-f]{3,8}\b|\brgb\(|--(?:ink|teal|blue|amber|coral|violet|green)-/i.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(raw).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
