import type { ExportedPage } from '../exported-page';
import { removeNodes } from '../html';

/** Take what loads and starts the framework out of a page. `Framework` says how a script can do it later. */
export function deferFramework({ next }: ExportedPage): void {
  removeNodes(next.frameworkElements);
}
