// @ts-check

const LOOK_EVERY_MS = 500;

/**
 * Ends this process when its parent process has ended, even if that was killed. Otherwise it would keep running
 * in the background and block the next build.
 */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, LOOK_EVERY_MS).unref();
}

// Next.js starts a process from another one. Each of them imports this file, because none knows when the first one ends.
if (process.env['ENDS_WITH_PARENT']) endWithParent();
