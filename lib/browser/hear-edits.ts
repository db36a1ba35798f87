declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** The path the site is served under, with slashes at both ends; see next.config.mjs. */
      SITE_BASE?: string;
    }
  }
}

/** What an open page shows: its place in the route tree, and the revision of the content. */
export interface OpenAt {
  locale: string;
  path: string;
  revision: string;
}

/**
 * In development, listen for edits of the content.
 *
 * @param onEdit Takes the page as it is now, as text; nothing where it cannot be shown.
 * @returns What ends it.
 */
export function hearEdits(at: Readonly<OpenAt>, onEdit: (page: string) => void): () => void {
  const query = new URLSearchParams({ ...at });
  const edits = new EventSource(`${process.env.SITE_BASE}content-changes?${query}`);
  edits.onmessage = ({ data }) => onEdit(data);
  return () => edits.close();
}
