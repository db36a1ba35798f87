import { existsSync } from 'node:fs';
import { CommandError, run } from './run';

/** The timeout in seconds, for machines without a network. */
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/** Whether this user can install packages on this system. */
export function isDebianRoot(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/**
 * Installs packages on this system, and prints that first.
 *
 * @param hint How to avoid the installation.
 * @param options Further options of `apt-get install`.
 * @throws CommandError if the installation fails, for example without a network.
 */
export async function installFromDebian(
  packages: readonly string[],
  hint = '',
  options: readonly string[] = [],
): Promise<void> {
  console.log(`Installing ${packages.join(' and ')} on this system with apt-get. ${hint}`);
  await run('apt-get', [...SOON, 'update', '-qq']);
  await run('apt-get', [...SOON, 'install', '-y', '-qq', ...options, ...packages]);
}

/** Installs packages without those that they recommend if the user may. A failure, for example without a network, is printed. */
export async function tryInstall(packages: readonly string[], hint = ''): Promise<void> {
  if (!isDebianRoot()) return;
  try {
    await installFromDebian(packages, hint, ['--no-install-recommends']);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.log(error.message);
  }
}
