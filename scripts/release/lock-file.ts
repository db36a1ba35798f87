/** A package in `package-lock.json`. */
export interface LockedPackage {
  version?: string;
  /** Where npm downloads it. */
  resolved?: string;
  /** The hash that npm verifies the download with. */
  integrity?: string;
  license?: string;
  /** The name of the installed package if it differs from the key. */
  name?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** The packages of a lock file, by their folders. */
export type LockedPackages = Record<string, LockedPackage>;

/** The metadata of one version of a package in a registry; undefined if it is not offered. */
export type VersionFinder = (
  name: string,
  version: string,
) => Promise<{ integrity?: string; license?: string } | undefined>;

const FOLDER = 'node_modules/';
const SYSTEMS = ['darwin', 'win32', 'android', 'linux', 'freebsd', 'openharmony'];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'wasm32',
  'arm',
];
/** The C libraries of Linux, by parts of package names. */
const C_LIBRARIES = [
  ['musl', 'musl'],
  ['gnu', 'glibc'],
] as const;

/** The packages from a registry, as opposed to folders of this repository. */
export function downloadedPackages(packages: LockedPackages): [key: string, LockedPackage][] {
  return Object.entries(packages).filter(([key, { link }]) => key.includes(FOLDER) && !link);
}

/** The name of a package in the registry. */
export function packageName(key: string, { name }: LockedPackage): string {
  return name ?? key.slice(key.lastIndexOf(FOLDER) + FOLDER.length);
}

/** The path of a version in a registry. */
export function tarballPath(name: string, version: string): string {
  return `/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
}

/** The registry in the addresses of a lock file, such as `https://registry.example`, if it contains any. */
export function registryOf(packages: LockedPackages): string | undefined {
  const named = downloadedPackages(packages).find(([, { resolved }]) => resolved);
  return named?.[1].resolved && new URL(named[1].resolved).origin;
}

/**
 * Adds the optional packages of other platforms, and the missing hashes and addresses.
 *
 * @param registry The origin of the addresses. Without it packages get no address, and npm uses the configured registry.
 */
export async function completePackages(
  packages: LockedPackages,
  findVersion: VersionFinder,
  registry?: string,
): Promise<LockedPackages> {
  const all = { ...missingPackages(packages), ...packages };
  const complete = await Promise.all(
    Object.entries(all).map(async ([key, entry]): Promise<[string, LockedPackage]> => {
      const { version, integrity, optional, dev } = entry;
      if (!key.includes(FOLDER) || entry.link || !version) return [key, entry];
      const name = packageName(key, entry);
      const found = integrity ? undefined : await findVersion(name, version);
      const platform = integrity || !optional ? undefined : entryFor(name, version, dev);
      const address = registry && registry + tarballPath(name, version);
      const resolved = entry.resolved ?? address;
      const { name: alias, ...others } = { ...platform, ...entry };
      const first = { ...(alias && { name: alias }), version, ...(resolved && { resolved }) };
      return [key, { ...first, ...found, ...others, ...first }];
    }),
  );
  // npm sorts them in the same way.
  return Object.fromEntries(complete.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Packages that npm would install without verifying a hash. */
export function unverifiedPackages(packages: LockedPackages): string[] {
  return downloadedPackages(packages)
    .filter(([, { integrity }]) => !integrity)
    .map(nameAndVersion);
}

function nameAndVersion([key, entry]: [key: string, LockedPackage]): string {
  return `${packageName(key, entry)}@${entry.version}`;
}

/** Whether npm installs a package where releases are built: on Linux x64 with glibc. */
export function isOfRelease(entry: LockedPackage): boolean {
  const { os = ['linux'], cpu = ['x64'], libc = ['glibc'], optional } = entry;
  return !optional || (os.includes('linux') && cpu.includes('x64') && libc.includes('glibc'));
}

/** What a release says about packages without a hash, and whether it must not be made with them. */
export function reportUnverified(
  file: string,
  packages: LockedPackages,
): { text: string; isRefused: boolean } | undefined {
  const entries = downloadedPackages(packages).filter(([, { integrity }]) => !integrity);
  if (entries.length === 0) return undefined;
  const used = entries.filter(([, entry]) => isOfRelease(entry));
  const named = (used.length > 0 ? used : entries).map(nameAndVersion).join(', ');
  const consequence =
    used.length > 0
      ? 'A release would run them unverified.'
      : 'All are for other platforms than that of releases; there `npm ci` works, and installs them unverified.';
  const text = `${file}: ${used.length || entries.length} packages have no hash: ${named}.\n${consequence}\nnode scripts/run.mjs complete-lock adds hashes if the configured registry offers the packages.`;
  return { text, isRefused: used.length > 0 };
}

/** Optional dependencies that npm left out because the configured registry does not offer them. */
function missingPackages(packages: LockedPackages): LockedPackages {
  const names = new Set(Object.keys(packages).map((key) => packageName(key, {})));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ name, version, dev })),
  );
  return Object.fromEntries(
    wanted
      .filter(({ name }) => !names.has(name))
      .map(({ name, version, dev }) => [FOLDER + name, entryFor(name, version, dev)]),
  );
}

/** The entry of a package for one platform: its version, and the platforms, derived from its name. */
function entryFor(name: string, version: string, dev: boolean | undefined): LockedPackage {
  // npm calls Windows `win32`; package names contain either name.
  const os = SYSTEMS.find((system) => name.replace('windows', 'win32').includes(system));
  const cpu = PROCESSORS.find((processor) => name.includes(processor));
  const [, libc] = C_LIBRARIES.find(([word]) => os === 'linux' && name.includes(word)) ?? [];
  return {
    version: version.replace(/^[~^]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
