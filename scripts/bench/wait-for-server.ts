import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 100;

/**
 * Wait until an address answers.
 *
 * @throws if the server has ended.
 */
export async function waitForServer(address: string, isRunning: () => boolean): Promise<void> {
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (!isRunning()) throw new Error('The development server has ended.');
    await pause(PAUSE_MS);
  }
}
