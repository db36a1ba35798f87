interface PageTypeFacts {
  /** Can an author choose it in the front matter? The others are built in. */
  isWritten: boolean;
  /** Do readers look for such a page? If not, no sidebar, sitemap, feed or list of pages names it. */
  isListed: boolean;
  /** Must it have a text with a title, and a place in a sidebar? */
  isDocument: boolean;
  /** Does its layout show the h1, so that the text must not have one? */
  showsTitle: 'always' | 'with hero' | 'never';
  /** Does the search find it? */
  isFound: 'always' | 'with text' | 'never';
  /** Is there a navbar, a search and the like around its layout? */
  hasFrame: boolean;
  /** Has its layout columns for a sidebar and an outline? */
  hasColumns: boolean;
}

const WRITTEN = {
  isWritten: true,
  isListed: true,
  isDocument: true,
  showsTitle: 'never',
  isFound: 'with text',
  hasFrame: true,
  hasColumns: false,
} as const satisfies PageTypeFacts;

/** Readers do not look for such a page. */
const SERVICE = { ...WRITTEN, isListed: false, isDocument: false, isFound: 'never' } as const;

/** All facts about the types of pages, except their layouts, which are in `PageShell`. */
export const PAGE_TYPES = {
  home: { ...WRITTEN, isDocument: false, showsTitle: 'with hero' },
  doc: { ...WRITTEN, isFound: 'always', hasColumns: true },
  custom: WRITTEN,
  blank: { ...WRITTEN, hasFrame: false },
  '404': { ...SERVICE, showsTitle: 'always' },
  search: { ...SERVICE, isWritten: false },
} satisfies Record<string, PageTypeFacts>;

export type PageType = keyof typeof PAGE_TYPES;

type Written<Name extends PageType> = (typeof PAGE_TYPES)[Name]['isWritten'] extends true
  ? Name
  : never;

/** The types that authors may write. */
export const WRITTEN_PAGE_TYPES = Object.entries(PAGE_TYPES).flatMap(([name, { isWritten }]) =>
  isWritten ? [name as { [Name in PageType]: Written<Name> }[PageType]] : [],
);
