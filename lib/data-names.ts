/** The names of all data attributes of pages, as `dataset` has them: `pageList` is `data-page-list`. Styles write them out. */
export const DATA_NAMES = [
  // The root element: what the reader chose, and what scripts found out
  'script',
  'connected',
  'theme',
  'themeChoice',
  'platform',
  'codeWrap',
  'hidden',
  'locked',
  'navbarAway',
  'arriving',
  'missing',
  // The head
  'inline',
  'early',
  'media',
  'reading',
  'precedence',
  // Parts of the frame
  'part',
  'place',
  'wide',
  'hides',
  'crowded',
  'menu',
  'locks',
  'opens',
  'chevron',
  'active',
  'tooltip',
  'definition',
  'toTop',
  'dashed',
  'pageList',
  'alternate',
  // The outline
  'outline',
  'outlineList',
  'outlineCurrent',
  'depth',
  // The theme control
  'choice',
  // Links that the navigation follows
  'replace',
  'loading',
  'loadFailure',
  'load',
  // The page not found
  'notFound',
  'defaultLocale',
  'homes',
  'home',
  'nearest',
  'entries',
  'wordsOfPath',
  'address',
  // The search
  'search',
  'searchTrigger',
  'searchPart',
  'searchAction',
  'searchPage',
  'searchFailure',
  'keys',
  'busy',
  'next',
  'failed',
  // Text
  'hydrated',
  'type',
  'kind',
  'tabs',
  'value',
  'align',
  'cell',
  'lookup',
  'cards',
  'single',
  'region',
  'whole',
  'spot',
  'tour',
  'tree',
  'treePart',
  // Code
  'code',
  'codeTools',
  'lang',
  'wrap',
  'wrapToggle',
  'copy',
  'copied',
  'prompt',
  // The tools of a page
  'copyPage',
  'done',
  'request',
  'label',
  'state',
  // Pages of a folder
  'overview',
  'overviewEmpty',
  'overviewQuery',
  'overviewGroup',
  'overviewItem',
  'found',
  // The table of options
  'options',
  'default',
  'version',
  'removed',
  'none',
  // Images and the report
  'scheme',
  'zoom',
  'zoomPart',
  'zoomSrc',
  'zoomable',
  'zoomed',
  'fitted',
  'natural',
  'enlarge',
  'demo',
  'hide',
  'title',
  // The home page
  'image',
  'on',
  'span',
  'stars',
  'tone',
  'play',
  'panel',
  'ms',
  'counter',
  'playhead',
  'replay',
  // Drawn figures
  'canvas',
  'named',
  'name',
  'facts',
  'build',
  'totals',
  'freed',
] as const;

export type DataName = (typeof DATA_NAMES)[number];

type Value = string | number | boolean | undefined;

/** The attribute: `data-page-list`. */
export function dataAttribute(name: DataName): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Its name in syntax trees of HTML: `dataPageList`. */
export function dataProperty(name: DataName): string {
  return `data${name.replace(/^./, (letter) => letter.toUpperCase())}`;
}

/** A selector of the elements that have it: `[data-page-list]`, `[data-page-list="menu"]`. */
export function withData(name: DataName, value?: string): string {
  return `[${dataAttribute(name)}${value === undefined ? '' : `="${value}"`}]`;
}

/** The attributes of an element in JSX: `<ul {...data({ pageList: 'menu' })}>`. */
export function data(values: Partial<Record<DataName, Value>>): Record<`data-${string}`, Value> {
  const entries = Object.entries(values) as [DataName, Value][];
  return Object.fromEntries(entries.map(([name, value]) => [dataAttribute(name), value]));
}
