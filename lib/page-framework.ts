/** The address of a file, and its hash. */
export type HashedFile = readonly [address: string, integrity: string];

/** What makes the components of a page alive: the framework, and the data that the page was rendered from. */
export interface PageFramework {
  scripts: readonly HashedFile[];
  /** All styles of the site, of which the page has a part. React waits for them. */
  styles: readonly HashedFile[];
  /** What the bundler's global list gets to run the app. */
  starter: unknown;
  /** The data that the page was rendered from. */
  payload: HashedFile;
}
