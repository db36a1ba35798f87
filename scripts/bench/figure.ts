/** A measured value: one row of a table in figures.md. */
export interface Figure {
  what: string;
  /** The bound that the project has set, in words. */
  bound: string;
  measured: string;
}

/** The median of several runs. */
export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
