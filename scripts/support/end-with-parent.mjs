// @ts-check

const LOOK_EVERY_MS = 500;
const parent = process.ppid;

/**
 * Ends the process that loads this file when its parent process has ended, even if that was killed. Otherwise it would keep
 * running in the background and block the next build. What a command of the project starts loads it by an option of Node.js, and so do
 * the processes that these start, of which none knows when the first one ends.
 */
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, LOOK_EVERY_MS).unref();
