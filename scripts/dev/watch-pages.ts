import { Worker } from 'node:worker_threads';

const PATIENCE_MS = 10_000;
const STDERR = 2;

/** In a thread of its own, which code of a page cannot keep busy. */
const WATCH = `
const { parentPort, workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const timers = new Map();
parentPort.on('message', ({ id, path }) => {
  clearTimeout(timers.get(id));
  const name = () => writeSync(workerData.output, path + workerData.text);
  if (path !== undefined) timers.set(id, setTimeout(name, workerData.patience));
});`;

/**
 * Names pages that are not rendered in time, in the terminal.
 *
 * @param output The number of the file that they are named in.
 * @returns A function that notes the beginning of a page, and returns one that notes its end.
 */
export function watchPages(patience = PATIENCE_MS, output = STDERR): (path: string) => () => void {
  const text = ` is not rendered after ${patience / 1000} s. If nothing is being compiled, code of that page never ends: mend it, and start the server again.\n`;
  const watcher = new Worker(WATCH, { eval: true, workerData: { patience, output, text } });
  watcher.unref();
  let last = 0;
  return (path) => {
    last += 1;
    const id = last;
    watcher.postMessage({ id, path });
    return () => watcher.postMessage({ id });
  };
}
