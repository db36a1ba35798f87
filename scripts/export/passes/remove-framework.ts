import { dataAttribute } from '../../../lib/data-names';
import type { PageFramework } from '../../../lib/page-framework';
import type { Pass } from '../exported-page';
import { createElement, elementsOf, putBefore, removeNodes } from '../html';

/**
 * Removes the framework from a page. A page with components of its own keeps its addresses as data, from which
 * lib/browser/own-components starts it when the browser is idle: the policy of the site allows no script that only one page
 * has.
 *
 * @param integrityOf The hash of a file of the site, by its address.
 * @param writePayload Writes a payload to a file, and returns its address.
 */
export function removeFramework(
  integrityOf: (address: string) => string,
  writePayload: (payload: string) => string,
): Pass {
  return ({ document, next: { framework, frameworkElements } }) => {
    const withHash = (address: string) => [address, integrityOf(address)] as const;
    const isLive = elementsOf(document).some(({ attrs }) =>
      attrs.some(({ name }) => name === dataAttribute('live')),
    );
    const last = frameworkElements.at(-1);
    if (isLive && last) {
      const data: PageFramework = {
        ...framework,
        scripts: framework.scripts.map(withHash),
        styles: framework.styles.map(withHash),
        payload: withHash(writePayload(framework.payload)),
      };
      const text = JSON.stringify(data).replaceAll('<', '\\u003c');
      const attributes = { type: 'application/json', [dataAttribute('framework')]: '' };
      putBefore(last, [createElement('script', attributes, text)]);
    }
    removeNodes(frameworkElements);
  };
}
