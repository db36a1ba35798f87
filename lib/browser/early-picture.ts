/**
 * Ask for the picture at the top of the page as soon as the parser has met it. Of a pair both are lazy, so
 * that only the one of the reader's scheme is fetched; a lazy picture waits for the styles, and this one is the
 * largest thing that a reader sees first. A preload in the head could not know which scheme the reader chose.
 * It runs as an inline script before the body is parsed, after the scheme is set (see app/[locale]/layout),
 * so it stands alone: no imports, nothing around it.
 */
export function fetchEarlyPicture(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const shown = `[data-scheme="${isDark ? 'dark' : 'light'}"]`;
  const wanted = `${shown}[fetchpriority="high"], ${shown} > [fetchpriority="high"]`;
  const observer = new MutationObserver(() => {
    const image = document.querySelector<HTMLImageElement>(wanted);
    if (!image) return;
    observer.disconnect();
    const source = image.previousElementSibling;
    const format = source instanceof HTMLSourceElement ? source : undefined;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    if (format) link.type = format.type;
    else link.href = image.src;
    link.imageSrcset = (format ?? image).srcset;
    link.imageSizes = (format ?? image).sizes;
    link.fetchPriority = 'high';
    document.head.append(link);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
