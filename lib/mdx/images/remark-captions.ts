import type { Image, Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from '../base/visit';

/**
 * Remark plugin: images in a paragraph of their own and have a title become a figure with that
 * title as its caption. In a line of text a title stays what it is.
 */
export function remarkCaptions() {
  return (tree: Root): void => {
    visit(tree, 'paragraph', (paragraph) => {
      const images = imagesAlone(paragraph);
      // The two images of a pair for light and dark say the same.
      const captions = new Set(images.map(({ title }) => title));
      const [caption] = captions;
      if (captions.size === 1 && caption) makeFigure(paragraph, images, caption);
    });
  };
}

/** The images of a paragraph that holds nothing else, links around them aside. */
function imagesAlone({ children }: Paragraph): Image[] {
  const images: Image[] = [];
  for (const child of children) {
    if (isBlank(child)) continue;
    const inside =
      child.type === 'link' ? child.children.filter((node) => !isBlank(node)) : [child];
    for (const node of inside) {
      if (node.type !== 'image') return [];
      images.push(node);
    }
  }
  return images;
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}

function makeFigure(paragraph: Paragraph, images: readonly Image[], caption: string): void {
  for (const image of images) image.title = null;
  const figcaption: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: caption }],
    data: { hName: 'figcaption' },
  };
  paragraph.data = { ...paragraph.data, hName: 'figure' };
  paragraph.children.push(figcaption as never);
}
