/** Where a command keeps what it makes of the content; folders below the root. */
export interface Workspace {
  /** What the site serves under names with a hash. In `public`, where the development server finds it, it is not in git. */
  assets: string;
  /** What the bundler takes of the content: pages with code. */
  bundled?: string | undefined;
}

const current: Workspace = { assets: 'public' };

/** The folders of the command that runs. */
export function workspace(): Readonly<Workspace> {
  return current;
}

/** Choose folders, before the content is read. */
export function setWorkspace(folders: Partial<Workspace>): void {
  Object.assign(current, folders);
}
