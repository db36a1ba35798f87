/**
 * Tell the styles how wide the scroll bar is, before what covers the page takes it away: the page keeps its place
 * free. `scrollbar-gutter` would too, but browsers paint its strip in a color that no style can change.
 */
export function measureScrollBar(): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
}
