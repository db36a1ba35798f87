import { existsSync } from 'node:fs';
import { CommandError, run } from './run';

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
