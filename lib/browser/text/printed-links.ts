/** On paper the address of a link needs the host of the site, which styles do not know; see print.css. */
export function attachPrintedLinks(signal: AbortSignal): void {
  const addHosts = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('article a[href^="/"]'))
      link.dataset.printed = link.href;
  };
  addEventListener('beforeprint', addHosts, { signal });
}
