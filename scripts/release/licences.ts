import { UserError } from '../support/user-error';
import { downloadedPackages, type LockedPackages, packageName } from './lock-file';

/** The licences that packages may have, as written in lock files. Read a new one before adding it. */
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
  'MIT OR Apache-2.0',
  '(MIT OR CC0-1.0)',
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
 * Packages for platforms that the registry did not offer have no licence in the lock file; they
 * are released together with the package that depends on them.
 *
 * @throws UserError that lists every package with a licence that is not allowed.
 */
export function requireAllowedLicences(packages: LockedPackages): void {
  const refused = licencesOf(packages).filter(({ licence }) => !ALLOWED.has(licence));
  if (refused.length === 0) return;
  throw new UserError(
    [
      'These packages have licences that scripts/release/licences.ts does not allow:',
      ...refused.map(({ name, licence }) => `  ${name}: ${licence}`),
    ].join('\n'),
  );
}

/** The packages that a build needs, with their licences, one per line. */
export function licenceList(packages: LockedPackages): string {
  const lines = licencesOf(packages)
    .filter(({ isDev }) => !isDev)
    .map(({ name, licence }) => `${name}  ${licence}\n`);
  return [...new Set(lines)].sort().join('');
}

function licencesOf(packages: LockedPackages) {
  return downloadedPackages(packages)
    .filter(([, { integrity }]) => integrity)
    .map(([key, entry]) => ({
      name: `${packageName(key, entry)}@${entry.version}`,
      licence: entry.license ?? 'none',
      isDev: entry.dev === true,
    }));
}
