import { withData } from '../../data-names';
import type { PageFramework } from '../../page-framework';

/** The element with the framework of a page, as JSON. Pages without components of their own have none. */
const ELEMENT = `script${withData('framework')}`;

/** Does the page have components of its own? */
export function hasOwnComponents(page: Document = document): boolean {
  return page.querySelector(ELEMENT) !== null;
}

/** What makes the components of this page alive. */
export function pageFramework(): PageFramework {
  return JSON.parse(document.querySelector(ELEMENT)?.textContent ?? '');
}
