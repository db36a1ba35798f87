/** The list that explains the numbers in an image of the report, to be shown below it; undefined if it has none. */
export function legendOf(image: HTMLElement): HTMLElement | undefined {
  const figure = image.closest('figure');
  const list = figure?.querySelector('figcaption > ol');
  if (!figure || !list) return undefined;
  // In the elements around it, by which the styles of the text know it.
  const copy = figure.cloneNode() as HTMLElement;
  const caption = document.createElement('figcaption');
  caption.append(list.cloneNode(true));
  copy.append(caption);
  const legend = document.createElement('div');
  legend.className = 'prose';
  legend.append(copy);
  return legend;
}
