import { withData } from '../../data-names';
import { decodeOrKeep } from '../../paths';
import { closestTo } from '../dom/closest';
import { throttle } from '../dom/throttle';

/** A heading with its top edge, in px below the top of the window. */
interface HeadingPosition {
  id: string;
  top: number;
}

/** Specified: the outline follows the scroll position at most this often. */
const UPDATE_EVERY_MS = 100;

/** A heading counts as read once it comes this close to what sticks at the top. */
const LEAD_PX = 24;

/** Fractions of a pixel, at zoom levels other than 100 %, must not hide the end of the page. */
const END_SLACK_PX = 2;

/** The link of the heading being read stays this far from the ends of a long outline. */
const EDGE_PX = 64;

const OUTLINES = withData('outlineList');

/** A list of pages may name sections of the page, too. */
const LISTS = `${OUTLINES}, ${withData('pageList')}`;

/**
 * Mark the heading being read in every outline of the page, and the section that it is in among the pages; and show it in the
 * bar of small screens. At the end of the page headings may not reach the top; there the target of the last link or of the
 * address counts as being read.
 */
export function attachOutline(signal: AbortSignal): void {
  let asked = idOf(location.hash);

  function update(): void {
    const headings = shownHeadings();
    const isAtEnd = isEndInView();
    const wanted = headings.find(({ id, top }) => id === asked && top >= 0 && top < innerHeight);
    const { scrollMarginTop } = getComputedStyle(document.querySelector('main') ?? document.body);
    const line = (Number.parseFloat(scrollMarginTop) || 0) + LEAD_PX;
    const read = activeHeading(headings, line, isAtEnd && !isEndInView(0));
    const id = isAtEnd && wanted ? wanted.id : read;
    const at = headings.findIndex((heading) => heading.id === id);
    mark(headings.slice(0, at + 1).map((heading) => heading.id));
  }
  // Once the page is scrolled away from its end, the target no longer counts.
  const follow = throttle(
    () => {
      if (!isEndInView()) asked = '';
      update();
    },
    UPDATE_EVERY_MS,
    signal,
  );
  function ask(hash: string): void {
    asked = idOf(hash);
    update();
  }
  function onClick({ target }: MouseEvent): void {
    const link = closestTo<HTMLAnchorElement>(target, 'a[href^="#"]');
    if (link) ask(link.hash);
  }
  const onHashChange = () => ask(location.hash);
  // The list of small screens can be scrolled once it is open.
  const onToggle = () => {
    for (const list of document.querySelectorAll(LISTS))
      for (const link of sectionLinks(list))
        if (link.hasAttribute('aria-current')) scrollListTo(link);
  };

  update();
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  addEventListener('hashchange', onHashChange, { signal });
  addEventListener('scroll', follow, { passive: true, signal });
  // Another tab has other headings.
  const sizes = new ResizeObserver(follow);
  signal.addEventListener('abort', () => sizes.disconnect());
  const article = document.querySelector('article');
  if (article) sizes.observe(article);
}

/** The headings of all outlines, from the top: a walkthrough lists its steps, and then all sections. */
function shownHeadings(): HeadingPosition[] {
  const links = [...document.querySelectorAll(OUTLINES)].flatMap(sectionLinks);
  const ids = new Set(links.map(({ hash }) => idOf(hash)));
  const headings = [...ids].flatMap((id) => {
    const heading = document.getElementById(id);
    // A heading in a hidden panel of tabs cannot be read.
    const isShown = heading?.checkVisibility?.() ?? true;
    return heading && isShown ? [{ id, top: heading.getBoundingClientRect().top }] : [];
  });
  return headings.sort((a, b) => a.top - b.top);
}

/** @param offset How far the page is scrolled, in px. */
function isEndInView(offset = scrollY): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return offset + clientHeight >= scrollHeight - END_SLACK_PX;
}

/**
 * Mark the last heading that has begun in each list. One that lists no lower headings marks that around it, and one that lacks
 * it, as the steps of a walkthrough do at its end, marks none.
 *
 * @param begun The headings as far as the page has been read.
 */
function mark(begun: readonly string[]): void {
  for (const list of document.querySelectorAll(LISTS)) {
    const links = sectionLinks(list);
    const lowest =
      links
        .map(({ hash }) => levelOf(idOf(hash)))
        .sort()
        .at(-1) ?? '';
    const current = begun.findLast((id) => levelOf(id) <= lowest);
    for (const link of links) {
      if (idOf(link.hash) !== current) {
        link.removeAttribute('aria-current');
        continue;
      }
      if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        scrollListTo(link);
      }
      if (list.matches(OUTLINES)) nameInBar(link);
    }
  }
}

/** `H2` */
function levelOf(id: string): string {
  return document.getElementById(id)?.tagName ?? '';
}

function nameInBar({ textContent }: Element): void {
  const label = document.querySelector(withData('outlineCurrent'));
  if (label && label.textContent !== textContent) label.textContent = textContent;
}

/** Scroll a long list alone, and only as far as the link needs. */
function scrollListTo(link: HTMLAnchorElement): void {
  const list =
    link.closest(withData('pageList')) ??
    link.closest(`div${withData('part', 'outline')}, details nav`);
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const frame = list.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < frame.top + EDGE_PX) list.scrollTop += place.top - frame.top - EDGE_PX;
  else if (place.bottom > frame.bottom - EDGE_PX) {
    list.scrollTop += place.bottom - frame.bottom + EDGE_PX;
  }
}

/** The links to sections of the page. */
function sectionLinks(list: Element): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter(
    ({ pathname }) => pathname === location.pathname,
  );
}

function idOf(hash: string): string {
  return decodeOrKeep(hash.slice(1));
}

/**
 * The id of the heading being read: the last one above the reading line, so that a long section keeps its entry; the
 * first one before any is reached; the last one at the end of the page, where it may not get that far up.
 *
 * @param line Where reading begins, in px below the top of the window: the lower edge of the sticky bars.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id;
  return (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id;
}
