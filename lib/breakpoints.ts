/**
 * The widths at which the layout changes, in `rem`: media queries read it as the text size that the reader has
 * chosen in the browser, so large text gets the layout of a smaller screen. CSS can take no numbers from here; a
 * test compares every media query with these.
 */
export const BREAKPOINTS = {
  /** 480 px: cards and buttons side by side. */
  phone: 30,
  /** 640 px: columns on the home page. */
  columns: 40,
  /** 768 px: a bar instead of the full-screen menu, and a search dialog that leaves the page in sight. */
  bar: 48,
  /** 960 px: the sidebar, and the notes of the home page's picture side by side. */
  sidebar: 60,
  /** 1280 px: the outline, and the text of the search button. */
  outline: 80,
} as const;

/** Here the search dialog fills the screen, and Back closes it. */
export const SMALL_SCREEN = `(width < ${BREAKPOINTS.bar}rem)`;

/** Here the groups of a hosted search show fewer hits. */
export const FEW_HITS_SCREEN = `(width <= ${BREAKPOINTS.bar}rem)`;
