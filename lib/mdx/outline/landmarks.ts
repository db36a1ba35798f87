import type { Root, RootContent } from 'hast';
import { visit } from '../visit';

export const HEADING = /^h([1-6])$/;
/** What Markdown puts below the text of a page on its own. */
export const FOOTNOTE_LABEL = 'footnote-label';

/** A heading or an image in the words of a message, and where it is written. */
export interface Landmark {
  name: string;
  file: string;
  line: number | undefined;
}

/** The headings of the outline and the images of a page, in order. */
export function landmarksOf(tree: Root, path: string): Landmark[] {
  const landmarks: Landmark[] = [];
  visit(tree, (node) => {
    const name = landmarkName(node as RootContent);
    if (name === undefined) return;
    const file = pieceOf(node as RootContent) ?? node.data?.file ?? path;
    landmarks.push({ name, file, line: node.position?.start.line });
  });
  return landmarks;
}

/** The shared piece that a heading or an image came from. */
export function pieceOf(node: RootContent): string | undefined {
  const file = node.type === 'element' ? node.properties['dataFile'] : undefined;
  return typeof file === 'string' ? file : undefined;
}

/** Of the images for two colour schemes one counts: not every language needs both. */
function landmarkName(node: RootContent): string | undefined {
  if (node.type === 'element') {
    const { tagName, properties } = node;
    const depth = Number(HEADING.exec(tagName)?.[1] ?? 1);
    if (depth > 1 && depth < 5 && properties['id'] !== FOOTNOTE_LABEL) {
      return `the heading \`${'#'.repeat(depth)} … {#${properties['id']}}\``;
    }
    return tagName === 'img' && properties['dataScheme'] !== 'dark' ? 'an image' : undefined;
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  if (node.name !== 'img') return undefined;
  const isDark = node.attributes.some(
    (attribute) =>
      'name' in attribute && attribute.name === 'data-scheme' && attribute.value === 'dark',
  );
  return isDark ? undefined : 'an image';
}
