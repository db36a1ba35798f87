import type { Page } from '../../lib/model';
import type { Document } from './html';
import type { NextOutput } from './next-output';

/** A page that Next.js has exported, parsed once for all files that are created from it. */
export interface ExportedPage {
  page: Page;
  document: Document;
  next: NextOutput;
  /** The data from which React renders the page: a file next to it. */
  payload: Payload;
}

interface Payload {
  /** Path relative to the export, with forward slashes. */
  file: string;
  /** The content; see lib/packed-payload.ts. */
  packed: string;
  /** The address of the dictionary that compressed it. */
  dictionary: string;
}

/** One step from the output of Next.js to the published page. It changes only the document. */
export type Pass = (page: ExportedPage) => void;
