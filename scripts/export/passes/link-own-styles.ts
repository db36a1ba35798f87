import type { Page } from '../../../lib/model';
import type { Pass } from '../exported-page';
import { createElement, elementsOf, putBefore, removeNodes } from '../html';
import { PLACEHOLDERS } from '../page-styles';
import { namesOf, propertiesIn } from '../used-styles';

/**
 * Links one style sheet instead of those of the framework. Its name is known once all pages have been read.
 *
 * @param names By page the names that selectors can match, and the custom properties that its other style sheets use;
 * those of this page are added.
 * @param textOf The content of a file of the site, by its address.
 */
export function linkOwnStyles(
  names: Map<Page, ReadonlySet<string>>,
  textOf: (address: string) => string,
): Pass {
  return ({ page, document, next: { styles, contentStyles } }) => {
    const properties = contentStyles.flatMap((address) => propertiesIn(textOf(address)));
    names.set(page, new Set([...elementsOf(document).flatMap(namesOf), ...properties]));
    const [first] = styles;
    const link = createElement('link', { rel: 'stylesheet', ...PLACEHOLDERS });
    if (first) putBefore(first, [link]);
    removeNodes(styles);
  };
}
