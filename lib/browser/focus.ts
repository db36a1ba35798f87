/**
 * Put the focus where the new page begins: on the heading that the address names, else on the text.
 * No ring shows, because nothing was operated there; the next Tab goes on from that place.
 */
export function focusPage(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = (id && document.getElementById(id)) || document.querySelector('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
