import { UserError } from '../support/user-error';
import { downloadedPackages, type LockedPackages, packageName } from './lock-file';

/** The licenses that packages may have, as written in lock files. Read a new one before adding it. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // opencc-js, code and data, of which a build writes single characters into the index.
  'MIT AND Apache-2.0',
  'MIT OR Apache-2.0',
  '(MIT OR CC0-1.0)',
  // json-schema, to which packages of DocSearch refer that are not bundled.
  '(AFL-2.1 OR BSD-3-Clause)',
  // The browser data of Next.js, and the font of the social images: both require attribution.
  'CC-BY-4.0',
  'OFL-1.1',
  // axe-core, which only tests use.
  'MPL-2.0',
  // The native code of sharp, which builds run but do not distribute.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]);

/**
 * Packages for platforms that the registry did not offer have no license in the lock file; they
 * are released together with the package that depends on them.
 *
 * @throws UserError that lists every package with a license that is not allowed.
 */
export function requireAllowedLicenses(packages: LockedPackages): void {
  const refused = licensesOf(packages).filter(({ license }) => !ALLOWED.has(license));
  if (refused.length === 0) return;
  throw new UserError(
    [
      'These packages have licenses that scripts/release/licenses.ts does not allow:',
      ...refused.map(({ name, license }) => `  ${name}: ${license}`),
    ].join('\n'),
  );
}

/** The packages that a build needs, with their licenses, one per line. */
export function licenseList(packages: LockedPackages): string {
  const lines = licensesOf(packages)
    .filter(({ isDev }) => !isDev)
    .map(({ name, license }) => `${name}  ${license}\n`);
  return [...new Set(lines)].sort().join('');
}

function licensesOf(packages: LockedPackages) {
  return downloadedPackages(packages)
    .filter(([, { integrity }]) => integrity)
    .map(([key, entry]) => ({
      name: `${packageName(key, entry)}@${entry.version}`,
      license: entry.license ?? 'none',
      isDev: entry.dev === true,
    }));
}
