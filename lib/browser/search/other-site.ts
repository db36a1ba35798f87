/** Does a link lead to another site? */
export function isOtherSite(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  return link.origin !== location.origin;
}
