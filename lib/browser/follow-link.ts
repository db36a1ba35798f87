/**
 * Go to an address as if the reader had pressed a link to it, so that it opens inside the app.
 *
 * @param replaces The page takes the place of the current entry in the history.
 */
export function followLink(href: string, replaces: boolean): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true });
  link.toggleAttribute('data-replace', replaces);
  document.body.append(link);
  link.click();
  link.remove();
}
