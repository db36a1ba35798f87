import type { ExportedPage } from '../exported-page';
import { removeNodes } from '../html';

/**
 * Removes everything that React needs from the HTML of a page. The `.txt` file next to the page contains the payload byte
 * for byte, as `readNextOutput` has checked, and `Framework` says how a script starts React later.
 */
export function removeFramework({ next }: ExportedPage): void {
  removeNodes([...next.payloadScripts, ...next.frameworkElements]);
}
