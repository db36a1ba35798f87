import type { ExportedPage } from '../exported-page';
import { removeNodes } from '../html';

/**
 * Remove everything that React needs from the HTML of a page. The `.txt` file beside the page holds the payload byte for
 * byte, as `readNextOutput` has checked, and `Framework` says how a script starts React later.
 */
export function removeFramework({ next }: ExportedPage): void {
  removeNodes([...next.payloadScripts, ...next.frameworkElements]);
}
