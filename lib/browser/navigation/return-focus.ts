/** Identifies a link: its address, and its position among the links to the same address. */
interface LinkMark {
  href: string;
  nth: number;
}

/** The link that was followed on each entry of the history, for as long as the document lives. */
const followed = new Map<string, LinkMark>();

/** Remember the link that was followed from this page, for when the reader returns. */
export function noteFollowed(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  followed.set(entryKey(), { href, nth: linksTo(href).indexOf(link) });
}

/** Focus the link that was followed from this page. Returns false if it no longer exists. */
export function focusFollowed(): boolean {
  const mark = followed.get(entryKey());
  const link = mark && linksTo(mark.href)[mark.nth];
  if (!link?.checkVisibility()) return false;
  link.focus({ preventScroll: true });
  return true;
}

/** Two entries for the same page are two places; a browser without the Navigation API knows one. */
function entryKey(): string {
  const { navigation } = window as Partial<Window>;
  return navigation?.currentEntry?.key ?? location.href;
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}
