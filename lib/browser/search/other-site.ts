/** What a link to another site has besides: it opens in a tab of its own. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** Does a link lead to another site? */
export function isOtherSite(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  return link.origin !== location.origin;
}
