/** The page behind everything, for what browsers draw around it: `--color-surface` of app/styles/tokens.css. */
export const THEME_COLORS = { light: '#ffffff', dark: '#10161c' } as const;
