/**
 * Adds to the lock files what npm leaves out: the optional packages of other platforms if the configured registry does
 * not offer them, without which `npm ci` rejects the lock file on every platform; the address of every package; and
 * its hash, if the registry offers the version. Run it after every `npm install`. `--check` writes nothing, and
 * exits with 1 if a package of the platform of releases has no hash, because npm would install it unverified.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  completePackages,
  type LockedPackages,
  registryOf,
  reportUnverified,
  type VersionFinder,
} from './release/lock-file';
import { reportFailure } from './support/report';

const LOCK_FILES = [
  'package-lock.json',
  'scripts/prove/tool/package-lock.json',
  'scripts/prove/tool/frameworks/package-lock.json',
];
/** The configured registry. */
const REGISTRY = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();

const GIT_OPTIONS = { encoding: 'utf8', maxBuffer: 100_000_000 } as const;

const { values: flags } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

async function main(): Promise<void> {
  for (const file of LOCK_FILES) {
    const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages };
    if (!flags.check) {
      // npm may be configured to omit addresses, so the committed file is the source of them.
      const committed = execFileSync('git', ['show', `HEAD:${file}`], GIT_OPTIONS);
      const registry = registryOf((JSON.parse(committed) as typeof lock).packages);
      lock.packages = await completePackages(lock.packages, findVersion, registry);
      writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    }
    const report = reportUnverified(file, lock.packages);
    if (report) console.log(report.text);
    if (flags.check && report?.isRefused) process.exitCode = 1;
  }
}

const findVersion: VersionFinder = async (name, version) => {
  const address = new URL(`${name.replace('/', '%2f')}/${version}`, REGISTRY);
  const response = await fetch(address);
  if (!response.ok) return undefined;
  const { dist, license } = (await response.json()) as {
    dist: { integrity?: string };
    license?: string;
  };
  return { integrity: dist.integrity, license };
};

main().catch(reportFailure);
