/**
 * What stands before the title, in this order. React writes the links of the layout and the metadata in the order
 * in which it has finished them, which depends on how fast the first page of a worker loads its code.
 */
const BEFORE_TITLE = [
  '<link rel="expect"',
  '<link rel="search"',
  '<meta name="theme-color"',
  '<meta name="color-scheme"',
  // Feeds; the alternates of the metadata have no title.
  '<link rel="alternate" title=',
];
/** React writes `>` in an attribute as an entity. */
const TAG = /<(?:link|meta)\b[^>]*>/g;
const TITLE = '<title>';

/**
 * Give the head of an exported page the same order in every build.
 *
 * @throws if it has no title.
 */
export function orderHead(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  if (!head.includes(TITLE)) throw new Error('The head has no title.');
  const tags = head.match(TAG) ?? [];
  const moved = BEFORE_TITLE.flatMap((start) => tags.filter((tag) => tag.startsWith(start)));
  const rest = moved.reduce((left, tag) => left.replace(tag, ''), head);
  return rest.replace(TITLE, () => moved.join('') + TITLE) + html.slice(end);
}
