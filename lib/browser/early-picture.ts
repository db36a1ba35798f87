/**
 * Ask for the picture at the top of the page as soon as the parser has met it. Of a pair both are lazy, so
 * that only the one of the reader's scheme is fetched; a lazy picture waits for the styles, and this one is the
 * largest thing that a reader sees first. It runs as an inline script before the body is parsed, after the
 * scheme is set (see app/[locale]/layout), so it stands alone: no imports, nothing around it.
 */
export function fetchEarlyPicture(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const wanted = `picture[data-scheme="${isDark ? 'dark' : 'light'}"] > img[fetchpriority="high"]`;
  const observer = new MutationObserver(() => {
    const source = document.querySelector(wanted)?.previousElementSibling;
    if (!(source instanceof HTMLSourceElement)) return;
    observer.disconnect();
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.type = source.type;
    link.imageSrcset = source.srcset;
    link.imageSizes = source.sizes;
    link.fetchPriority = 'high';
    document.head.append(link);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
