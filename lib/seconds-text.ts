/** Milliseconds as pages write them, with a space that does not break: `3.0 s`; below a second with two digits: `0.21 s`. */
export function secondsText(ms: number, digits = ms < 1000 ? 2 : 1): string {
  return `${(ms / 1000).toFixed(digits)}\u00a0s`;
}
