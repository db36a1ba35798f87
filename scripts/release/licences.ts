import { UserError } from '../support/user-error';
import { downloadedPackages, type LockedPackages, packageName } from './lock-file';

/** The licences that packages may have, as lock files state them. Read a new one before adding it. */
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
  // The data of browsers that Next.js compiles for, and the font of the social images: with attribution.
  'CC-BY-4.0',
  'OFL-1.1',
  // axe-core, which tests alone run.
  'MPL-2.0',
  // The native code of sharp, which a build runs and does not copy.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]);

/**
 * Packages of platforms that the registry did not offer when they were locked have no licence in the lock file; they
 * are released together with the package that names them.
 *
 * @throws UserError naming every package with a licence that nobody has allowed.
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

/** The packages that a build needs, with their licences, one a line. */
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
