import { dataAttribute, withData } from '../../data-names';

/**
 * Keep the page in place and out of reach while something with `data-locks` is open: it does not scroll, and after the
 * first frame all else is inert. That gives every element its styles again, and what opens should not wait for it. To be
 * called after each opening and closing.
 */
export function coverPage(): void {
  const root = document.documentElement;
  const isCovered = Boolean(cover());
  if (isCovered === 'locked' in root.dataset) return;
  if (isCovered) measureScrollBar();
  root.toggleAttribute(dataAttribute('locked'), isCovered);
  // What had the focus gets it back at once.
  if (isCovered) requestAnimationFrame(() => setTimeout(isolate));
  else isolate();
}

function isolate(): void {
  for (const part of document.querySelectorAll('[inert]')) part.toggleAttribute('inert');
  const covering = cover();
  for (const part of covering?.parentElement?.children ?? [])
    part.toggleAttribute('inert', part !== covering);
}

/** What stays within reach: the open dialog, or the bar of the open menu. */
function cover(): Element | null | undefined {
  const open = document.querySelector(`[open]${withData('locks')}`);
  return open?.closest('header, dialog') ?? open?.parentElement;
}

/**
 * Tell the styles how wide the scroll bar is, before what covers the page takes it away: the page keeps its place
 * free. `scrollbar-gutter` would too, but browsers paint its strip in a color that no style can change.
 */
export function measureScrollBar(): void {
  const { body, documentElement } = document;
  body.style.setProperty('--scroll-bar', `${innerWidth - documentElement.clientWidth}px`);
}
