import type { PageType } from '../../../lib/page-types';
import type { Pass } from '../exported-page';
import { attributeOf, createElement, elementsOf, putBefore, removeNodes } from '../html';
import { placeholdersOf } from '../page-styles';

/**
 * Link one style sheet in place of those of the framework: that of the type of page, whose name is known once all pages
 * have been read.
 *
 * @param classes By type of page, to which those of each page are added.
 */
export function linkOwnStyles(classes: Map<PageType, Set<string>>): Pass {
  return ({ page, document, next: { styles } }) => {
    const { pageType } = page.frontmatter;
    const own = classes.get(pageType) ?? new Set();
    classes.set(pageType, own);
    for (const element of elementsOf(document)) {
      for (const name of (attributeOf(element, 'class') ?? '').split(/\s+/)) own.add(name);
    }
    const [first] = styles;
    const link = createElement('link', { rel: 'stylesheet', ...placeholdersOf(pageType) });
    if (first) putBefore(first, [link]);
    removeNodes(styles);
  };
}
