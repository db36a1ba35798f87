import type { Page } from '../../../lib/model';
import type { Pass } from '../exported-page';
import { createElement, elementsOf, putBefore, removeNodes } from '../html';
import { PLACEHOLDERS } from '../page-styles';
import { hasOriginalClasses } from '../short-classes';
import { namesOf, propertiesIn } from '../used-styles';

/**
 * Links one style sheet instead of those of the framework, and gives classes their short names. The name of the sheet is known
 * once all pages have been read.
 *
 * @param names By page the names that selectors can match, and the custom properties that its other style sheets use;
 * those of this page are added.
 * @param short The short names of classes.
 * @param textOf The content of a file of the site, by its address.
 */
export function linkOwnStyles(
  names: Map<Page, ReadonlySet<string>>,
  short: ReadonlyMap<string, string>,
  textOf: (address: string) => string,
): Pass {
  return ({ page, document, next: { styles, contentStyles } }) => {
    const properties = contentStyles.flatMap((address) => propertiesIn(textOf(address)));
    const elements = elementsOf(document);
    if (!hasOriginalClasses(new Set(elements.flatMap(namesOf)))) {
      for (const { attrs } of elements) {
        const classes = attrs.find(({ name }) => name === 'class');
        if (classes) classes.value = renamed(classes.value, short);
      }
    }
    names.set(page, new Set([...elements.flatMap(namesOf), ...properties]));
    const [first] = styles;
    const link = createElement('link', { rel: 'stylesheet', ...PLACEHOLDERS });
    if (first) putBefore(first, [link]);
    removeNodes(styles);
  };
}

function renamed(classes: string, short: ReadonlyMap<string, string>): string {
  return classes
    .split(/\s+/)
    .map((name) => short.get(name) ?? name)
    .join(' ');
}
