import { existsSync } from 'node:fs';
import { CommandError, run } from './run';
import { UserError } from './user-error';

/** The timeout in seconds, for machines without a network. */
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/**
 * Installs packages on a Debian system if the user may, and prints that first. A failure, for example without a network,
 * is printed.
 *
 * @param hint How to avoid the installation.
 */
export async function tryInstall(packages: readonly string[], hint = ''): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(' and ')} on this system with apt-get. ${hint}`);
  try {
    await run('apt-get', [...SOON, 'update', '-qq']);
    const options = ['-y', '-qq', '--no-install-recommends'];
    await run('apt-get', [...SOON, 'install', ...options, ...packages]);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.log(error.message);
  }
}

/**
 * Ensures that programs are installed that a suite needs.
 *
 * @param missing The Debian packages of those that are missing.
 * @throws UserError if some are still missing.
 */
export async function ensureInstalled(missing: () => readonly string[]): Promise<void> {
  if (missing().length > 0) await tryInstall(missing());
  const packages = missing();
  if (packages.length === 0) return;
  throw new UserError(
    `These tests need programs that are not installed. On Debian their packages are ${packages.join(' and ')}.`,
  );
}
