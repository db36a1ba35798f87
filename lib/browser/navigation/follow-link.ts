/** Navigate as if the reader had clicked a link, so that the page opens inside the app. */
export function followLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
