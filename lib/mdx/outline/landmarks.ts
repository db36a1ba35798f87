import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { dataProperty } from '../../data-names';
import { type Place, placeOf } from '../base/host';
import { visit } from '../base/visit';

export const HEADING = /^h([1-6])$/;

/** A heading or an image in the words of a message, and where it is written. */
export interface Landmark extends Place {
  name: string;
}

/** The headings of the outline and the images of a page, in order. */
export function landmarksOf(tree: Root, file: VFile): Landmark[] {
  const landmarks: Landmark[] = [];
  visit(tree, (node) => {
    const name = landmarkName(node as RootContent);
    if (name !== undefined) landmarks.push({ name, ...placeOf(node, file) });
  });
  return landmarks;
}

/** Of the images for two color schemes one counts: not every language needs both. */
function landmarkName(node: RootContent): string | undefined {
  if (node.type !== 'element') return undefined;
  const { tagName, properties } = node;
  const depth = Number(HEADING.exec(tagName)?.[1] ?? 1);
  if (depth > 1 && depth < 5) {
    return `the heading \`${'#'.repeat(depth)} … {#${properties['id']}}\``;
  }
  const isShown = tagName === 'img' && properties[dataProperty('scheme')] !== 'dark';
  return isShown ? 'an image' : undefined;
}
