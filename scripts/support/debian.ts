import { existsSync } from 'node:fs';
import { run } from './run';

/** A machine without a network finds out in seconds. */
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/** Whether packages can be installed here. */
export function isDebianRoot(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/**
 * Install packages into this system, after saying so.
 *
 * @param hint How to prevent it.
 * @param options Further options of `apt-get install`.
 * @throws CommandError if they cannot be had, as without a network.
 */
export async function installFromDebian(
  packages: readonly string[],
  hint = '',
  options: readonly string[] = [],
): Promise<void> {
  console.log(`Installing ${packages.join(' and ')} into this system with apt-get. ${hint}`);
  await run('apt-get', [...SOON, 'update', '-qq']);
  await run('apt-get', [...SOON, 'install', '-y', '-qq', ...options, ...packages]);
}
