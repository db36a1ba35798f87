import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/files';
import { codeFilesIn } from '@/scripts/support/code-hash';

const MOST_LINES = 250;

/** The workspaces: what proves, illustrates and measures the site, but is not needed to build it. */
const ROOMS = ['scripts/bench', 'scripts/pictures', 'scripts/prove'];

interface LockFile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

interface Manifest {
  workspaces?: string[];
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Who may import whom. The longest matching folder counts; “lib” is lib/ without its rooms. */
const ALLOWED: Record<string, readonly string[]> = {
  app: ['app', 'components', 'lib', 'lib/browser', 'lib/content'],
  components: ['components', 'lib', 'lib/browser'],
  lib: ['lib'],
  'lib/browser': ['lib', 'lib/browser'],
  'lib/content': ['lib', 'lib/content', 'lib/mdx'],
  'lib/mdx': ['lib/mdx', 'lib'],
  scripts: ['scripts', 'lib', 'lib/content', 'lib/mdx'],
  'scripts/bench': ['scripts', 'scripts/bench', 'lib', 'lib/content', 'lib/mdx'],
  'scripts/pictures': ['scripts', 'scripts/pictures', 'scripts/prove', 'lib', 'lib/content'],
  'scripts/prove': ['scripts', 'scripts/prove', 'lib', 'lib/content', 'lib/mdx'],
};

/** Files that run in the browser before anything is opened. Each costs every page; add one on purpose. */
const ISLANDS = [
  // In development alone.
  'app/global-error.dev.tsx',
  'app/global-error.tsx',
  // In development alone.
  'app/open-page.tsx',
  'components/layout/ClientNavigation.tsx',
  'components/mdx/CodeFigure.tsx',
  'components/search/SearchIsland.tsx',
  'components/search/SearchPageForm.tsx',
];

interface SourceFile {
  file: string;
  layer: string;
  text: string;
  /** Project files it imports, without extension, and packages by name. */
  imports: readonly string[];
}

const sources: SourceFile[] = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) => codeFilesIn(folder).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .filter((file) => !/^scripts\/(?:\w+\/__tests__|prove\/tool)\//.test(file))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, layer: layerOf(file), text, imports: importsOf(file, text) };
  });

function importsOf(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  );
  return specifiers.map((specifier) => {
    if (specifier.startsWith('@/')) return specifier.slice(2);
    return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier;
  });
}

function layerOf(file: string): string {
  const layers = Object.keys(ALLOWED).sort((a, b) => b.length - a.length);
  return layers.find((layer) => file.startsWith(`${layer}/`)) ?? 'package';
}

test('every import stays within the allowed layers', () => {
  const crossings = sources.flatMap(({ file, layer, imports }) =>
    imports
      .filter((target) => layerOf(target) !== 'package')
      .filter((target) => !ALLOWED[layer]?.includes(layerOf(target)))
      .map((target) => `${file} imports ${target}`),
  );
  expect(crossings).toEqual([]);
});

test('no file imports itself through others', () => {
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

test('only named islands reach the browser', () => {
  const islands = sources.filter(({ text }) => /^'use client';/m.test(text));
  expect(islands.map(({ file }) => file)).toEqual(ISLANDS);
});

test('lib is free of React, and of the browser outside its room', () => {
  const offenders = sources.filter(
    ({ layer, imports, text }) =>
      layer.startsWith('lib') &&
      (imports.some((name) => /^react(?:-dom)?(?:\/|$)/.test(name)) ||
        (layer !== 'lib/browser' &&
          /\b(?:window|document|localStorage)\./.test(withoutComments(text)))),
  );
  // The YAML parser calls what it returns a document.
  expect(offenders.map(({ file }) => file)).toEqual(['lib/content/read/located.ts']);
});

test('files are read only in lib/content and scripts', () => {
  const readers = sources.filter(({ imports }) =>
    imports.some((name) => /^(?:node:)?fs/.test(name)),
  );
  for (const { layer } of readers) expect(layer).toMatch(/^(?:lib\/content$|scripts)/);
});

test('every name says what it is: Pascal case for components, kebab case for the rest', () => {
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

test('a component and its styles share a name', () => {
  const styles = listFiles('components').filter((file) => file.endsWith('.module.css'));
  const components = new Set(listFiles('components'));
  const strays = styles.filter((file) => !components.has(file.replace('.module.css', '.tsx')));
  expect(strays).toEqual([]);
});

test('components use roles, never palette colours or raw ones', () => {
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

const { workspaces, dependencies, devDependencies } = readManifest('package.json');
const rooms = new Map(ROOMS.map((room) => [room, readManifest(`${room}/package.json`)]));
const packages = Object.keys({ ...dependencies, ...devDependencies });
const versions = [
  ...Object.entries({ ...dependencies, ...devDependencies }),
  ...[...rooms.values()].flatMap((room) => Object.entries(room.dependencies)),
];

test('each workspace lists the packages that its files import, in the versions of the site', () => {
  expect([...(workspaces ?? [])].sort()).toEqual(ROOMS);
  // Some files hold code for the sample apps, which have packages of their own.
  const ofSamples = readManifest('scripts/prove/tool/package.json').devDependencies ?? {};
  const isOfSamples = (name: string) => name in ofSamples || name.startsWith('@rsdoctor/');
  for (const [room, { dependencies: listed }] of rooms) {
    const imported = sources.filter(({ layer }) => layer === room).flatMap(packagesOf);
    const own = imported.filter((name) => !isOfSamples(name));
    expect(Object.keys(listed)).toEqual([...new Set(own)].sort());
  }
  const byName = new Map<string, Set<string>>();
  for (const [name, version] of versions) {
    byName.set(name, (byName.get(name) ?? new Set()).add(version));
  }
  expect([...byName].filter(([, found]) => found.size > 1)).toEqual([]);
});

test('every dependency has a reason in ARCHITECTURE.md', () => {
  const notes = readFileSync('ARCHITECTURE.md', 'utf8');
  expect(
    versions
      .map(([name]) => name)
      .filter((name) => !name.startsWith('@types/') && !notes.includes(`\`${name}\``)),
  ).toEqual([]);
});

test('every dependency is used', () => {
  const files = [
    ...sources.filter(({ layer }) => !rooms.has(layer)).map(({ text }) => text),
    ...['jest.config.mjs', 'next.config.mjs', 'playwright.config.ts'].map(readText),
    ...listFiles('__tests__')
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readText(`__tests__/${file}`)),
  ].join('\n');
  const isNamed = (name: string) =>
    new RegExp(`['"](?:node_modules/)?${name}(?:/[^'"]*)?['"]`).test(files);
  const isRun = (name: string) =>
    Object.keys(manifestOf(name).bin ?? {}).some((program) => files.includes(`bin('${program}')`));
  const isPeer = (name: string) =>
    packages.some((other) => manifestOf(other).peerDependencies?.[name] !== undefined);
  const isUsed = (name: string) => isNamed(name) || isRun(name) || isPeer(name);
  // `testEnvironment: 'jsdom'`; types go with the package, or the language, that they are for.
  const subjectOf = (name: string) =>
    name.replace(/^jest-environment-/, '').replace(/^@types\/(?:node|jest|[hm]dast)?/, '');
  const unused = packages.filter((name) => subjectOf(name) !== '' && !isUsed(subjectOf(name)));
  expect(unused).toEqual([]);
});

test('what only tests and types need is a development dependency', () => {
  const own = sources.filter(({ layer }) => !rooms.has(layer));
  const loaded = new Set(own.flatMap(packagesOf));
  const named = own.map(({ text }) => text).join('\n');
  const unloaded = Object.keys(dependencies).filter(
    (name) =>
      !loaded.has(name) &&
      // Loaded by name, or its files read, or run; or needed by React at run time.
      !new RegExp(`['"](?:node_modules/)?${name}/|bin\\('${name}'\\)`).test(named) &&
      name !== 'react-dom',
  );
  expect(unloaded).toEqual([]);
});

test('the bundler leaves alone what reads and compiles the content, and nothing else is listed', () => {
  const reached = reachedFrom(sources.filter(({ layer }) => layer === 'app'));
  const used = reached
    .filter(({ layer }) => layer === 'lib/content' || layer === 'lib/mdx')
    .flatMap(packagesOf);
  const [, list = ''] = /CONTENT_PACKAGES = \[([^\]]*)\]/.exec(readText('next.config.mjs')) ?? [];
  const listed = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect(listed).toEqual([...new Set(used)].sort());
});

test('the lock file names the optional packages of every platform', () => {
  // A registry without them makes npm leave them out, and `npm ci` then fails wherever they exist.
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const names = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')));
  const wanted = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );
  expect([...new Set(wanted)].filter((name) => !names.has(name))).toEqual([]);
});

test('every dependency is pinned to one version', () => {
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

function readManifest(file: string): Manifest {
  return JSON.parse(readText(file)) as Manifest;
}

function manifestOf(name: string): Partial<Record<'bin' | 'peerDependencies', object>> & {
  peerDependencies?: Record<string, string>;
} {
  const file = `node_modules/${name}/package.json`;
  return existsSync(file) ? JSON.parse(readText(file)) : {};
}

/** The packages that a file imports to run, not for their types alone. */
function packagesOf({ text }: SourceFile): string[] {
  const imports =
    /^(?:import|export) (?!type )[^;'"]*? from ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm;
  return [...text.matchAll(imports)]
    .map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
    .filter((specifier) => !/^(?:\.|@\/|node:)/.test(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
}

/** Some files, and all that they import, directly or through others. */
function reachedFrom(roots: readonly SourceFile[]): SourceFile[] {
  const byName = new Map(sources.map((source) => [withoutExtension(source.file), source]));
  const reached = new Set(roots);
  // A set that grows while it is read is read to its end.
  for (const { imports } of reached) {
    for (const target of imports) {
      const source = byName.get(target);
      if (source) reached.add(source);
    }
  }
  return [...reached];
}

function withoutExtension(file: string): string {
  return file.replace(/\.\w+$/, '');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
