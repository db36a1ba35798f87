import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MeasuredBuild, packageRootOf } from './map-packages';

/** The modules of the sample app, from which the map of the home pages is drawn. */
export const MAP_FILE = 'content/maps/harbor.json';

/** The folders of the installed upgrade, and of the package that it replaces. */
const UPGRADED = /^node_modules\/dagre-fixed(?=\/|$)/;

interface Data {
  data: {
    moduleGraph: { modules: { id: number; path: string; size: { parsedSize: number } }[] };
    chunkGraph: { chunks: { assets: string[]; modules: number[] }[] };
  };
}

/**
 * The JavaScript of the last build of the sample app by module, in bytes, as in the output.
 *
 * @param total That of the files, to which the bundler adds some bytes.
 */
export async function measureModules(project: string, total: number): Promise<MeasuredBuild> {
  const text = await readFile(path.join(project, 'dist/rsdoctor-data.json'), 'utf8');
  const { moduleGraph, chunkGraph } = (JSON.parse(text) as Data).data;
  const byId = new Map(moduleGraph.modules.map((module) => [module.id, module]));
  const files = chunkGraph.chunks.flatMap((chunk) => {
    const file = chunk.assets.find(isScript);
    const sizes = chunk.modules.flatMap((id): [string, number][] => {
      const { path: name = '', size } = byId.get(id) ?? {};
      return isScript(name) && size?.parsedSize
        ? [[path.relative(project, name), size.parsedSize]]
        : [];
    });
    return file === undefined || sizes.length === 0 ? [] : [[file, sizes] as const];
  });
  return {
    total,
    versions: await readVersions(project, files),
    files: sorted(files.map(([file, sizes]) => [file, sorted(sizes.map(named))])),
  };
}

type Sizes = readonly (readonly [module: string, size: number])[];

function named([file, size]: Sizes[number]): Sizes[number] {
  return [asUpgraded(file), size];
}

function asUpgraded(file: string): string {
  return file.replace(UPGRADED, 'node_modules/dagre');
}

/** The version of every package in the files, by its folder. */
async function readVersions(project: string, files: readonly (readonly [string, Sizes])[]) {
  const names = files.flatMap(([, sizes]) => sizes.map(([name]) => packageRootOf(name)));
  const roots = [...new Set(names)].filter((root) => root !== '');
  const versions = roots.map(async (root) => {
    const manifest = await readFile(path.join(project, root, 'package.json'), 'utf8');
    return [asUpgraded(root), String(JSON.parse(manifest).version)] as const;
  });
  return sorted(await Promise.all(versions));
}

function isScript(name: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json)$/.test(name);
}

/** Sorts the modules, because the bundler finds them in a different order every time. */
function sorted<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
