/**
 * Ask for the picture at the top of the page, of the scheme that is shown. Of the pair both are lazy, so that
 * only one is fetched; a lazy picture waits for the styles, and this one is the largest thing that a reader
 * sees first. The export names both in the head, for media that no screen is (see scripts/export/passes/raise-early);
 * a preload alone could not know which scheme the reader chose. It runs after the scheme is set.
 */
export function fetchEarlyPicture(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const shown = `link[data-early="${isDark ? 'dark' : 'light'}"]`;
  document.querySelector(shown)?.removeAttribute('media');
}
