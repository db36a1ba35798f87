import type { Pass } from '../exported-page';
import { childElements, createElement, type Document, findElement, putBefore } from '../html';
import type { Policy } from '../policy';

/** Adds the policy of the site to a page. */
export function statePolicy({ text }: Policy): Pass {
  return ({ document }) => putPolicy(document, text);
}

/** Adds a policy to the head, before the elements that it applies to. */
export function putPolicy(document: Document, text: string): void {
  const head = findElement(document, 'head');
  const [first, second] = head ? childElements(head) : [];
  const meta = createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: text });
  // The encoding must be in the first kilobyte of a page.
  const isEncoding = first?.attrs.some(({ name }) => name === 'charset');
  const place = isEncoding ? second : first;
  if (!place) throw new Error('The head of a page is empty, so the policy cannot be added.');
  putBefore(place, [meta]);
}
