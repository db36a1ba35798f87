/** Steps of an axis are 1, 2 or 5 times a power of ten. */
const STEPS = [1, 2, 5, 10] as const;

/** So many steps fit on a small phone. */
const MOST_STEPS = 6;

/** Narrower, in percent, a bar could not be seen. */
const LEAST_PERCENT = 0.3;

/** The marks of an axis from 0 to `max`, at round values. */
export function ticksOf(max: number): number[] {
  const least = max / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (STEPS.find((each) => each * power >= least) ?? 10);
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
}

/** A place on an axis from 0 to `max`, in percent of its length. */
export function percentOf(value: number, max: number): number {
  return rounded(Math.min(1, Math.max(0, value / max)) * 100);
}

/** Where a bar begins and how long it is, in percent of the axis; it never leaves it. */
export function barOf({ from, to }: { from: number; to: number }, max: number) {
  const start = Math.min(percentOf(from, max), 100 - LEAST_PERCENT);
  const width = Math.max(LEAST_PERCENT, percentOf(to, max) - start);
  return { x: `${start}%`, width: `${rounded(width)}%` };
}

/** Whether a lane has pauses between its bars that can be seen: together a hundredth of the axis. */
export function hasPauses(bars: readonly { from: number; to: number }[], max: number): boolean {
  const inOrder = bars.toSorted((a, b) => a.from - b.from);
  let end = inOrder[0]?.from ?? 0;
  let paused = 0;
  for (const { from, to } of inOrder) {
    paused += Math.max(0, from - end);
    end = Math.max(end, to);
  }
  return paused > max / 100;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
