import { Worker } from 'node:worker_threads';

const PATIENCE_MS = 10_000;
const STDERR = 2;

/** Runs in a thread of its own, which code of a page cannot keep busy. */
const WATCH = `
const { parentPort, workerData: { patience, output } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const timers = new Map();
parentPort.on('message', ({ id, path }) => {
  clearTimeout(timers.get(id));
  const text = path + ' is not rendered yet. If nothing is being compiled, its code never ends: mend it, and start the server again.\\n';
  if (path) timers.set(id, setTimeout(writeSync, patience, output, text));
});`;

/**
 * Names pages that are not rendered in time.
 *
 * @param output The descriptor of the file that they are named in: the terminal.
 * @returns A function that notes the beginning of a page, and returns one that notes its end.
 */
export function watchPages(patience = PATIENCE_MS, output = STDERR): (path: string) => () => void {
  const watcher = new Worker(WATCH, { eval: true, workerData: { patience, output } });
  watcher.unref();
  let id = 0;
  return (path) => {
    const own = ++id;
    watcher.postMessage({ id: own, path });
    return () => watcher.postMessage({ id: own });
  };
}
