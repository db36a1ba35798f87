import type { Root } from 'hast';
import { visit } from './base/visit';

/** Rehype plugin: the boxes of a task list say in words whether the task is done. */
export function rehypeTaskLabels({ done, open }: { done: string; open: string }) {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'input' || properties.type !== 'checkbox') return;
      properties['ariaLabel'] = properties.checked ? done : open;
    });
  };
}
