/** Go to an address as if the reader had pressed a link to it, so that it opens inside the app. */
export function followLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
