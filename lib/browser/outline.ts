import { activeHeading } from '../outline';
import { throttle } from '../throttle';

/** Specified: the outline follows the scroll position at most this often. */
const UPDATE_EVERY_MS = 100;

/** A heading counts as read once it comes this close to what sticks at the top. */
const LEAD_PX = 24;

/** Fractions of a pixel, at zoom levels other than 100 %, must not hide the end of the page. */
const END_SLACK_PX = 2;

const LINKS = '[data-outline] a[href^="#"]';

/**
 * Mark the heading being read in every outline of the page, and show it on the bar of small screens.
 * A heading that was chosen stays marked until the reader scrolls on.
 *
 * @returns Ends the following.
 */
export function attachOutline(): () => void {
  let chosen: string | undefined;

  const follow = throttle(() => mark(chosen ?? headingInView()), UPDATE_EVERY_MS);
  function onClick({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link) return;
    chosen = decodeURIComponent(link.hash.slice(1));
    mark(chosen);
  }
  function onIntent() {
    chosen = undefined;
  }

  const intents = ['wheel', 'touchmove', 'keydown'];
  follow();
  document.addEventListener('click', onClick);
  window.addEventListener('scroll', follow, { passive: true });
  for (const type of intents) window.addEventListener(type, onIntent, { passive: true });
  return () => {
    follow.cancel();
    document.removeEventListener('click', onClick);
    window.removeEventListener('scroll', follow);
    for (const type of intents) window.removeEventListener(type, onIntent);
  };
}

function headingInView(): string | undefined {
  const ids = new Set([...outlineLinks()].map(({ hash }) => decodeURIComponent(hash.slice(1))));
  const headings = [...ids].flatMap((id) => {
    const heading = document.getElementById(id);
    // In a panel of tabs that is not shown there is nothing to read.
    const isShown = heading?.checkVisibility?.() ?? true;
    return heading && isShown ? [{ id, top: heading.getBoundingClientRect().top }] : [];
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  const isScrollable = scrollHeight > clientHeight + END_SLACK_PX;
  const isAtEnd = isScrollable && scrollY + clientHeight >= scrollHeight - END_SLACK_PX;
  const barsHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return activeHeading(headings, (barsHeight || 0) + LEAD_PX, isAtEnd);
}

function mark(id: string | undefined): void {
  for (const link of outlineLinks()) {
    const isCurrent = id !== undefined && decodeURIComponent(link.hash.slice(1)) === id;
    if (!isCurrent) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'location');
    if (isCurrent) showOnBar(link.textContent ?? '');
  }
}

function showOnBar(text: string): void {
  const label = document.querySelector('[data-outline-current]');
  if (label && label.textContent !== text) label.textContent = text;
}

function outlineLinks(): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll<HTMLAnchorElement>(LINKS);
}
