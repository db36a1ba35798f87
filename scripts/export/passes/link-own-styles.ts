import type { Page } from '../../../lib/model';
import type { Pass } from '../exported-page';
import { createElement, elementsOf, putBefore, removeNodes } from '../html';
import { PLACEHOLDERS } from '../page-styles';
import { namesOf } from '../used-styles';

/**
 * Links one style sheet instead of those of the framework. Its name is known once all pages have been read.
 *
 * @param names The names that selectors can match, by page; those of this page are added.
 */
export function linkOwnStyles(names: Map<Page, ReadonlySet<string>>): Pass {
  return ({ page, document, next: { styles } }) => {
    names.set(page, new Set([...elementsOf(document)].flatMap(namesOf)));
    const [first] = styles;
    const link = createElement('link', { rel: 'stylesheet', ...PLACEHOLDERS });
    if (first) putBefore(first, [link]);
    removeNodes(styles);
  };
}
