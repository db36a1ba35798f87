import { isExternal } from '../../../lib/paths';
import type { Pass } from '../exported-page';
import { attributeOf, type Element, elementsOf } from '../html';

/**
 * Let browsers refuse a script or style sheet that is not the one that was built.
 *
 * @param integrityOf The hash of a file of the site, by its address.
 */
export function addIntegrity(integrityOf: (address: string) => string): Pass {
  return ({ document }) => {
    for (const element of elementsOf(document)) {
      const address = addressOf(element);
      if (address === undefined || attributeOf(element, 'integrity') !== undefined) continue;
      // A service changes its script as it likes.
      if (isExternal(address)) continue;
      element.attrs.push({ name: 'integrity', value: integrityOf(address) });
    }
  };
}

/**
 * Of a script, a style sheet, or the preload of one, which is used only if it states the same hash; undefined for
 * everything else.
 */
function addressOf(element: Element): string | undefined {
  if (element.tagName === 'script') return attributeOf(element, 'src');
  if (element.tagName !== 'link') return undefined;
  const rel = attributeOf(element, 'rel');
  const isPreload =
    rel === 'preload' && /^(?:script|style)$/.test(attributeOf(element, 'as') ?? '');
  return rel === 'stylesheet' || isPreload ? attributeOf(element, 'href') : undefined;
}
