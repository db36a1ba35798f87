import { decodeOrKeep } from '../../paths';

/**
 * Focus the target of an anchor, or else the main text, and open every `details` around it. It gets no focus ring; the
 * next Tab continues from there. A dialog that the reader has opened meanwhile keeps the focus.
 *
 * @param hash With its `#`; by default that of the address.
 */
export function focusPage(hash = location.hash): void {
  const id = decodeOrKeep(hash.slice(1));
  const target = (id && document.getElementById(id)) || document.querySelector('main');
  if (!target || document.querySelector('dialog[open]')) return;
  // The browser opens them for its own navigations only.
  for (const fold of document.querySelectorAll('details')) fold.open ||= fold.contains(target);
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
