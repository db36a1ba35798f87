import type { ExportedPage } from '../exported-page';
import { removeNodes } from '../html';

/**
 * Take the payload, from which React hydrates a page, out of its HTML. The `.txt` file beside the page holds the
 * same text byte for byte, as `readNextOutput` has checked.
 */
export function dropPayload({ next }: ExportedPage): void {
  removeNodes(next.payloadScripts);
}
