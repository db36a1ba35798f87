/** The colors of the page behind everything, `--color-surface`, for what browsers draw around it. A test compares both. */
export const SURFACE = { light: '#ffffff', dark: '#10161c' };
