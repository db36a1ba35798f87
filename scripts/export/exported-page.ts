import type { Page } from '../../lib/model';
import type { Document } from './html';
import type { NextOutput } from './next-output';

/** A page that Next.js has exported, parsed once for all files that are created from it. */
export interface ExportedPage {
  page: Page;
  document: Document;
  next: NextOutput;
}

/** One step from the output of Next.js to the published page. It changes only the document. */
export type Pass = (page: ExportedPage) => void;
