import type { Page } from '../../lib/model';
import type { Document } from './html';
import type { NextOutput } from './next-output';

/** A page that Next.js has exported, parsed once for everything that is made of it. */
export interface ExportedPage {
  page: Page;
  document: Document;
  next: NextOutput;
  /** What React renders the page from: a file beside it. */
  payload: Payload;
}

interface Payload {
  /** Relative to the export, with forward slashes. */
  file: string;
  /** Its content; see lib/packed-payload.ts. */
  packed: string;
  /** The address of the dictionary that it was packed with. */
  dictionary: string;
}

/** One step on the way from what Next.js has written to what readers get. It changes the document alone. */
export type Pass = (page: ExportedPage) => void;
