/**
 * Adds to the lock files the optional packages of other platforms that npm left out because the
 * registry in use does not offer them. `npm ci` refuses a lock file without them, on every platform.
 * Run it after every `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK_FILES = [
  'package-lock.json',
  'scripts/prove/tool/package-lock.json',
  'scripts/prove/tool/frameworks/package-lock.json',
];
const SYSTEMS = ['darwin', 'win32', 'android', 'linux', 'freebsd', 'openharmony'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'arm'];

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

/** What is locked for a package of one platform: its version, and from its name where it may be installed. */
function entryFor(name: string, version: string, dev: boolean | undefined): LockedPackage {
  // npm calls Windows `win32`; packages are named after either.
  const os = SYSTEMS.find((system) => name.replace('windows', 'win32').includes(system));
  const cpu = PROCESSORS.find((processor) => name.includes(processor));
  return {
    version: version.replace(/^[~^]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

function completeLock(file: string): void {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const packages: Record<string, LockedPackage> = lock.packages;
  const names = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')));
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (names.has(name)) continue;
      names.add(name);
      packages[`node_modules/${name}`] = entryFor(name, version, dev);
      console.log(`${file}: added ${name}`);
    }
  }
  lock.packages = Object.fromEntries(
    // As npm sorts them.
    Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

for (const file of LOCK_FILES) completeLock(file);
