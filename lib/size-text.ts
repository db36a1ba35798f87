const BYTES_PER_KB = 1000;

/** Bytes as pages write them, with three digits and a space that does not break: `462 kB`, `8.32 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < BYTES_PER_KB) return `${Math.round(bytes)}\u00a0B`;
  const kilobytes = bytes / BYTES_PER_KB;
  return `${kilobytes < 100 ? kilobytes.toPrecision(3) : Math.round(kilobytes)}\u00a0kB`;
}

/** The change from one size to another in whole percent, with a real minus: `−18%`. */
export function changeText(before: number, after: number): string {
  const percent = Math.round((after / before - 1) * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
}
