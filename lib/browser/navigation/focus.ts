import { decodeOrKeep } from '../../paths';

/**
 * Put the focus where the new page begins: on the heading that the anchor names, else on the text.
 * What is folded away around it opens. No ring shows, because nothing was operated there; the next Tab goes on
 * from that place.
 *
 * @param hash The anchor, with its `#`; that of the address unless another is on its way.
 */
export function focusPage(hash = location.hash): void {
  const id = decodeOrKeep(hash.slice(1));
  const target = (id && document.getElementById(id)) || document.querySelector('main');
  if (!target) return;
  revealPlace(target);
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** Open whatever `details` a place stands in; browsers do so for their own navigations. */
function revealPlace(place: Element): void {
  for (
    let fold = place.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    fold.open = true;
  }
}
