import type { Image } from 'mdast';
import { type JsxElement, mayHaveAttribute, setAttribute, textAttribute } from '../base/jsx';

/** An image of Markdown, or an `<img>` that an author wrote. */
export type AnyImage = Image | JsxElement;

/** The attributes of an image, by their names in HTML. */
export interface ImageAccess {
  /** Undefined where it is missing or computed. */
  get(name: string): string | undefined;
  has(name: string): boolean;
  /** Undefined takes it off. */
  set(name: string, value: string | number | undefined): void;
  /** Has it a text, or the author's word that it needs none? */
  isDescribed(): boolean;
}

/** The one way to treat images of both kinds alike. */
export function accessOf(node: AnyImage): ImageAccess {
  return node.type === 'image' ? markdownAccess(node) : jsxAccess(node);
}

function markdownAccess(node: Image): ImageAccess {
  const get = (name: string) =>
    name === 'src' ? node.url : (node.data?.hProperties?.[propertyOf(name)] as string | undefined);
  return {
    get,
    has: (name) => get(name) !== undefined,
    set(name, value) {
      if (name === 'src') {
        node.url = String(value);
        return;
      }
      const { [propertyOf(name)]: _, ...others } = node.data?.hProperties ?? {};
      node.data = { ...node.data, hProperties: { ...others, [propertyOf(name)]: value } };
    },
    isDescribed: () => Boolean(node.alt?.trim()) || node.data?.isDecoration === true,
  };
}

/** `dataScheme` for `data-scheme`. */
function propertyOf(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function jsxAccess(node: JsxElement): ImageAccess {
  return {
    get: (name) => textAttribute(node, name),
    has: (name) => mayHaveAttribute(node, name),
    set: (name, value) => setAttribute(node, name, value === undefined ? value : String(value)),
    isDescribed: () => mayHaveAttribute(node, 'alt'),
  };
}
