import { isExternal } from '../../../lib/paths';
import type { Pass } from '../exported-page';
import { attributeOf, type Element, elementsOf } from '../html';

/**
 * Adds hashes, so that browsers reject a script or style sheet that differs from the build.
 *
 * @param integrityOf The hash of a file of the site, by its address.
 */
export function addIntegrity(integrityOf: (address: string) => string): Pass {
  return ({ document }) => {
    for (const element of elementsOf(document)) {
      const address = addressOf(element);
      if (address === undefined || attributeOf(element, 'integrity') !== undefined) continue;
      // An external service may change its script.
      if (isExternal(address)) continue;
      element.attrs.push({ name: 'integrity', value: integrityOf(address) });
    }
  };
}

/**
 * The address of a script, a style sheet, or the preload of one, which is used only if it has the same hash; undefined
 * for other elements.
 */
function addressOf(element: Element): string | undefined {
  if (element.tagName === 'script') return attributeOf(element, 'src');
  if (element.tagName !== 'link') return undefined;
  const rel = attributeOf(element, 'rel');
  const isPreload =
    rel === 'preload' && /^(?:script|style)$/.test(attributeOf(element, 'as') ?? '');
  return rel === 'stylesheet' || isPreload ? attributeOf(element, 'href') : undefined;
}
