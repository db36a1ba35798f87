/**
 * Request the picture at the top of the page in the scheme that is shown. Both pictures of a pair are lazy, so that only
 * one is fetched, but a lazy picture waits for the styles, and this one is the largest element that a reader sees first.
 * The export preloads both in the head for media that match no screen (see scripts/export/passes/arrange-head), because a
 * preload cannot know which scheme the reader chose. `data-media` says in which windows a file is shown. This runs
 * after the scheme is set.
 */
export function fetchEarlyPicture(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  for (const link of document.head.getElementsByTagName('link')) {
    if (link.dataset.early === (isDark ? 'dark' : 'light'))
      link.media = link.dataset.media ?? 'all';
  }
}
