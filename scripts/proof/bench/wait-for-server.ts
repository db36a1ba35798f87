import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 100;

/**
 * Waits until an address responds.
 *
 * @throws if the server has exited.
 */
export async function waitForServer(address: string, isRunning: () => boolean): Promise<void> {
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (!isRunning()) throw new Error('The development server exited.');
    await pause(PAUSE_MS);
  }
}
