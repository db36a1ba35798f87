/** Does a link lead to another site? Such a hit opens in a tab of its own. */
export function isOtherSite(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  return link.origin !== location.origin;
}
