import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from '@/lib/site/read/files';
import { type SourceFile, sources } from '../support/source-files';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

/** A package in a lock file. */
interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { dependencies, devDependencies } = readManifest('package.json');
const versions = { ...dependencies, ...devDependencies };
const packages = Object.keys(versions);
/** Other files name packages of the sample apps. */
const own = sources.filter(({ layer }) => layer !== 'scripts/proof');

test('every package with an install script is decided, so that an installation ends without a warning', () => {
  const { allowScripts = {} } = readManifest('package.json');
  const lock = JSON.parse(readText('package-lock.json')) as {
    packages: Record<string, LockedPackage>;
  };
  const asking = Object.keys(lock.packages).filter((name) => lock.packages[name]?.hasInstallScript);
  expect(asking.map((name) => name.replace(/^.*node_modules\//, ''))).toEqual(
    Object.keys(allowScripts),
  );
});

test('every dependency is used', () => {
  const files = [
    ...sources.map(({ text }) => text),
    ...['jest.config.mjs', 'next.config.mjs', 'playwright.config.ts'].map(readText),
    ...listFiles('__tests__')
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => readText(`__tests__/${file}`)),
  ].join('\n');
  const isNamed = (name: string) =>
    new RegExp(`['"](?:node_modules/)?${name}(?:/[^'"]*)?['"]`).test(files);
  const isRun = (name: string) =>
    Object.keys(manifestOf(name).bin ?? {}).some((program) => files.includes(`bin('${program}')`));
  const isPeer = (name: string) =>
    packages.some((other) => manifestOf(other).peerDependencies?.[name] !== undefined);
  const isUsed = (name: string) => isNamed(name) || isRun(name) || isPeer(name);
  // `testEnvironment: 'jsdom'`. Packages with types are used if their package, or language, is.
  const subjectOf = (name: string) =>
    name.replace(/^jest-environment-/, '').replace(/^@types\/(?:node|jest|[hm]dast)?/, '');
  const unused = packages.filter(
    (name) => ![name, subjectOf(name)].some((subject) => subject === '' || isUsed(subject)),
  );
  expect(unused).toEqual([]);
});

test('packages for tests and types are development dependencies', () => {
  const loaded = new Set(own.flatMap(packagesOf));
  const named = own.map(({ text }) => text).join('\n');
  const config = readText('next.config.mjs');
  const unloaded = Object.keys(dependencies).filter(
    (name) =>
      !loaded.has(name) &&
      !config.includes(`from '${name}'`) &&
      // Loaded by name, read or executed; or required by React or @next/mdx at run time.
      !new RegExp(`['"](?:node_modules/)?${name}/|bin\\('${name}'\\)`).test(named) &&
      !['react-dom', '@mdx-js/loader'].includes(name),
  );
  expect(unloaded).toEqual([]);
});

/** The parser of Rsdoctor 2.0. What it needs elsewhere was not offered; `npm run verify` installs without `npm ci`. */
const LOCKED_FOR_LINUX = '/@swc-next/parser';
const LOCKS = ['', 'scripts/proof/tool/', 'scripts/proof/tool/release-2/'];

describe.each(LOCKS.map((folder) => `${folder}package-lock.json`))('%s', (file) => {
  const { packages: locked } = JSON.parse(readText(file)) as {
    packages: Record<string, LockedPackage>;
  };

  test('contains the optional packages of every platform', () => {
    // With a registry that does not offer them npm leaves them out, and `npm ci` then fails with every other registry.
    const names = new Set(Object.keys(locked).map((key) => key.replace(/^.*node_modules\//, '')));
    const wanted = Object.entries(locked)
      .filter(([key]) => !key.endsWith(LOCKED_FOR_LINUX))
      .flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
    expect([...new Set(wanted)].filter((name) => !names.has(name))).toEqual([]);
  });

  test('has a hash for every package', () => {
    const unverified = Object.entries(locked)
      .filter(([key, { link }]) => key.includes('node_modules/') && !link)
      .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(unverified).toEqual([]);
  });
});

test('every dependency has an exact version', () => {
  expect(
    Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
  ).toEqual([]);
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

/** The packages that a file imports at run time, not only for their types. */
function packagesOf({ text }: SourceFile): string[] {
  const imports =
    /^(?:import|export) (?!type )[^;'"]*? from ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm;
  return [...text.matchAll(imports)]
    .map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
    .filter((specifier) => !/^(?:\.|@\/|node:)/.test(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
}
