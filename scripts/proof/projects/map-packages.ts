/** The JavaScript of a build, file by file. All sizes in bytes. */
export interface MeasuredBuild {
  /** That of the files, to which the bundler adds some bytes of its own. */
  total: number;
  /** The versions of the packages by their folders: `node_modules/a`. */
  versions: Record<string, string>;
  /** The modules of each output file. */
  files: Record<string, Record<string, number>>;
}

/** A build, and the build after something was changed. */
export interface BundleMap {
  before: MeasuredBuild;
  after: MeasuredBuild;
}

/** A module in both builds; 0 bytes in one that lacks it. */
export interface MapModule {
  /** `lodash/fp.js`. None for small modules, which are shown as one. */
  name?: string | undefined;
  /** The number of modules it represents, in the first build that has it. */
  count: number;
  before: number;
  after: number;
}

/** A package, or the app itself. */
export interface MapPackage {
  /** `lodash`; the folder of the app’s own modules. */
  name: string;
  /** Where there are several. */
  version: string | undefined;
  /** The package that brings this copy along: `dagre`. */
  parent: string | undefined;
  /** Another copy of a package that the second build no longer has, or the one that it is a copy of. */
  kind: 'copy' | 'original' | undefined;
  modules: MapModule[];
}

/** Modules and packages that are smaller than this share of the whole are shown as one. */
const LEAST_SHARE = 0.004;
const LEAST_PACKAGE_SHARE = 0.004;

const PACKAGE_ROOT = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The folder of the package that a module belongs to; empty for the app's own modules. */
export function packageRootOf(module: string): string {
  return PACKAGE_ROOT.exec(module)?.[0] ?? '';
}

/** The packages of a map with their modules in both builds, ordered by their names. Small ones become one, the last. */
export function packagesOf({ before, after }: BundleMap): MapPackage[] {
  const builds = [placesOf(before), placesOf(after)] as const;
  const keys = [...new Set(builds.flatMap((build) => [...build.keys()]))].sort();
  const goes = (key: string) => isCopy(key) && !builds[1].has(key);
  const whole = Math.max(sumOf(before), sumOf(after));
  const packages = keys.map((key): MapPackage => {
    const [old, now] = builds.map((build) => build.get(key));
    const kind = goes(key)
      ? 'copy'
      : keys.some((other) => other.startsWith(`${key}#`) && goes(other))
        ? 'original'
        : undefined;
    const name = key.replace(/#.*/, '');
    const parent = isCopy(key) ? (old ?? now)?.parent : undefined;
    const owner = parent === undefined ? name : `${parent}/${name}`;
    const modules = joinModules(owner, old?.modules ?? new Map(), now?.modules ?? new Map());
    return {
      name,
      version: kind && (old ?? now)?.version,
      parent,
      kind,
      modules: gather(modules, whole * LEAST_SHARE),
    };
  });
  const isSmall = ({ modules }: MapPackage) => most(modules) < whole * LEAST_PACKAGE_SHARE;
  const rest = packages.filter(isSmall).flatMap(({ modules }) => modules);
  const large = packages.filter((entry) => !isSmall(entry));
  if (rest.length === 0) return large;
  const modules = gather(rest, Number.POSITIVE_INFINITY);
  return [...large, { name: '', version: undefined, parent: undefined, kind: undefined, modules }];
}

/** Of a package that another one brings along. */
function isCopy(key: string): boolean {
  return key.includes('#');
}

function sumOf({ files }: MeasuredBuild): number {
  return Object.values(files)
    .flatMap(Object.values<number>)
    .reduce((sum, size) => sum + size, 0);
}

function most(modules: readonly MapModule[]): number {
  return Math.max(totalOf(modules, 'before'), totalOf(modules, 'after'));
}

function totalOf(modules: readonly MapModule[], which: 'before' | 'after' | 'count'): number {
  return modules.reduce((total, module) => total + module[which], 0);
}

/** What one build has at a place of the map. */
interface Place {
  version: string | undefined;
  parent: string | undefined;
  /** Sizes by the name within the package; a module of several files has one name in each. */
  modules: Map<string, number>;
}

/**
 * The packages of a build by keys that the other build has too: the name of the package, with a number for each copy. The
 * one nearest to the app is the original.
 */
function placesOf({ files, versions }: MeasuredBuild): Map<string, Place> {
  const places = new Map<string, Place>();
  const keys = keysOf(files);
  for (const sizes of Object.values(files)) {
    for (const [file, size] of Object.entries(sizes)) {
      const root = packageRootOf(file);
      const key = root === '' ? topFolderOf(file) : (keys.get(root) ?? '');
      const place = places.get(key) ?? {
        version: versions[root],
        parent: parentOf(root),
        modules: new Map(),
      };
      places.set(key, place);
      let name = file.slice(root === '' ? key.length + 1 : root.length + 1);
      while (place.modules.has(name)) name += REPEATED;
      place.modules.set(name, size);
    }
  }
  return places;
}

/** Tells a module in one file from the same in another. */
const REPEATED = '\0';

function topFolderOf(file: string): string {
  return file.slice(0, Math.max(0, file.indexOf('/')));
}

function keysOf(files: MeasuredBuild['files']): Map<string, string> {
  const names = Object.values(files).flatMap((sizes) => Object.keys(sizes).map(packageRootOf));
  const roots = [...new Set(names)].sort((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
  const copies = new Map<string, number>();
  return new Map(
    roots.map((root) => {
      const name = root.slice(root.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const copy = copies.get(name) ?? 0;
      copies.set(name, copy + 1);
      return [root, copy === 0 ? name : `${name}#${copy}`];
    }),
  );
}

/** `dagre` of `node_modules/dagre/node_modules/lodash`; undefined for a package of the app itself. */
function parentOf(root: string): string | undefined {
  return root.split('node_modules/').slice(1).at(-2)?.replace(/\/$/, '');
}

function depthOf(root: string): number {
  return root.split('node_modules/').length;
}

function joinModules(owner: string, old: Place['modules'], now: Place['modules']): MapModule[] {
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.map((name) => ({
    name: `${owner}/${name.replaceAll(REPEATED, '')}`,
    count: 1,
    before: old.get(name) ?? 0,
    after: now.get(name) ?? 0,
  }));
}

/** The small modules as one, last. */
function gather(modules: readonly MapModule[], least: number): MapModule[] {
  const isSmall = ({ before, after }: MapModule) => Math.max(before, after) < least;
  const small = modules.filter(isSmall);
  if (small.length < 2) return [...modules];
  const old = small.filter(({ before }) => before > 0);
  return [
    ...modules.filter((module) => !isSmall(module)),
    {
      count: totalOf(old.length > 0 ? old : small, 'count'),
      before: totalOf(small, 'before'),
      after: totalOf(small, 'after'),
    },
  ];
}
