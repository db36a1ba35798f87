import { decodeOrKeep } from '../../paths';
import { throttle } from '../throttle';
import { activeHeading } from './active-heading';

/** Specified: the outline follows the scroll position at most this often. */
const UPDATE_EVERY_MS = 100;

/** A heading counts as read once it comes this close to what sticks at the top. */
const LEAD_PX = 24;

/** Fractions of a pixel, at zoom levels other than 100 %, must not hide the end of the page. */
const END_SLACK_PX = 2;

const LINKS = '[data-outline-list] a';

interface Heading {
  id: string;
  top: number;
}

/**
 * Mark the heading being read in every outline of the page, and show it on the bar of small screens.
 * At the end of the page, where headings may never get to the top, the one that was asked for, by a link or
 * by the address, is the one being read.
 */
export function attachOutline(signal: AbortSignal): void {
  let asked = idOf(location.hash);

  function update(): void {
    const headings = shownHeadings();
    const isAtEnd = isEndInView();
    const wanted = headings.find(({ id, top }) => id === asked && top >= 0 && top < innerHeight);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const line = (Number.parseFloat(scrollPaddingTop) || 0) + LEAD_PX;
    const read = activeHeading(headings, line, isAtEnd && isScrollable());
    mark(isAtEnd && wanted ? wanted.id : read);
  }
  // Whatever moves the page away from its end, the reader or a script, what was asked for is over.
  const follow = throttle(() => {
    if (!isEndInView()) asked = '';
    update();
  }, UPDATE_EVERY_MS);
  function ask(hash: string): void {
    asked = idOf(hash);
    update();
  }
  function onClick({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.getAttribute('href')?.startsWith('#')) ask(link.hash);
  }
  const onHashChange = () => ask(location.hash);

  update();
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('hashchange', onHashChange, { signal });
  window.addEventListener('scroll', follow, { passive: true, signal });
  signal.addEventListener('abort', () => follow.cancel());
}

function shownHeadings(): Heading[] {
  const ids = new Set([...outlineLinks()].map(({ hash }) => idOf(hash)));
  return [...ids].flatMap((id) => {
    const heading = document.getElementById(id);
    // In a panel of tabs that is not shown there is nothing to read.
    const isShown = heading?.checkVisibility?.() ?? true;
    return heading && isShown ? [{ id, top: heading.getBoundingClientRect().top }] : [];
  });
}

function isEndInView(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollY + clientHeight >= scrollHeight - END_SLACK_PX;
}

function isScrollable(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight + END_SLACK_PX;
}

function mark(id: string | undefined): void {
  for (const link of outlineLinks()) {
    const isCurrent = id !== undefined && idOf(link.hash) === id;
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

function idOf(hash: string): string {
  return decodeOrKeep(hash.slice(1));
}
