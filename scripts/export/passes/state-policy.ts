import type { Pass } from '../exported-page';
import { childElements, createElement, type Document, findElement, putBefore } from '../html';
import type { Policy } from '../policy';

/** Put the policy of the site into a page. */
export function statePolicy({ text }: Policy): Pass {
  return ({ document }) => putPolicy(document, text);
}

/** Put a policy into the head, before everything that it is about. */
export function putPolicy(document: Document, text: string): void {
  const head = findElement(document, 'head');
  const [first, second] = head ? childElements(head) : [];
  const meta = createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: text });
  // The encoding has to be in the first kilobyte of a page.
  const isEncoding = first?.attrs.some(({ name }) => name === 'charset');
  const place = isEncoding ? second : first;
  if (!place) throw new Error('A page without anything in its head has no place for a policy.');
  putBefore(place, [meta]);
}
