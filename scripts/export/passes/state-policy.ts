import type { Pass } from '../exported-page';
import { childElements, createElement, putBefore } from '../html';
import type { Policy } from '../policy';

/** Put the policy into the head, before everything that it is about. */
export function statePolicy({ text }: Policy): Pass {
  return ({ next: { head } }) => {
    const [charset, second] = childElements(head);
    const meta = createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: text });
    // The encoding of a page has to stand in its first kilobyte.
    const place = charset?.tagName === 'meta' ? second : charset;
    if (place) putBefore(place, [meta]);
  };
}
