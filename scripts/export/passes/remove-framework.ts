import type { Pass } from '../exported-page';
import { isOurScript } from '../exported-page';
import { attributeOf, commentsOf, type Element, elementsOf, isLink, removeNodes } from '../html';
import { isDataScript } from '../policy';

/**
 * Removes every script, script preload and style sheet that is not ours, and the comments with which React finds its place:
 * readers get none of the framework.
 */
export const removeFramework: Pass = ({ document }) => {
  removeNodes([...elementsOf(document).filter(isOfFramework), ...commentsOf(document)]);
};

function isOfFramework(element: Element): boolean {
  if (element.tagName === 'script') return !isOurScript(element) && !isDataScript(element);
  const isScript = attributeOf(element, 'as') === 'script';
  return isLink(element, 'stylesheet') || (isLink(element, 'preload') && isScript);
}
