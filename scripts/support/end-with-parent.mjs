// @ts-check

const LOOK_EVERY_MS = 500;

/**
 * End this process when the one that started it is gone, even if that was killed. Otherwise it would go on
 * unseen, in the way of the next build.
 */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, LOOK_EVERY_MS).unref();
}
