import figures from '@/content/figures.json';

/** So many are shown. */
const MOST = 6;

/** A copy of a package, by its path below `node_modules`, and where its bytes begin and end if all copies are in a row. */
interface Copy {
  path: string;
  from: number;
  to: number;
}

interface PackageSize {
  name: string;
  /** In bytes, of all copies. */
  size: number;
  copies: Copy[];
}

/** The packages that take most of the bundle of the sample app, with all of their copies, largest first. */
export function largestPackages(): PackageSize[] {
  const packages = new Map<string, PackageSize>();
  for (const [installed, bytes] of Object.entries(figures.rspack.packageSizes)) {
    const name = installed.split('/node_modules/').at(-1) ?? installed;
    const found = packages.get(name) ?? { name, size: 0, copies: [] };
    const copy = { path: installed.replaceAll('/node_modules/', '/'), from: found.size };
    found.copies.push({ ...copy, to: copy.from + bytes });
    found.size += bytes;
    packages.set(name, found);
  }
  return [...packages.values()].sort((a, b) => b.size - a.size).slice(0, MOST);
}
