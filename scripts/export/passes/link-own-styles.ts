import type { Page } from '../../../lib/model';
import type { Pass } from '../exported-page';
import { createElement, elementsOf, putBefore, removeNodes } from '../html';
import { PLACEHOLDERS } from '../page-styles';
import { namesOf } from '../used-styles';

/**
 * Link one style sheet in place of those of the framework. Its name is known once all pages have been read.
 *
 * @param names What rules may ask for, by page, to which that of each page is added.
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
