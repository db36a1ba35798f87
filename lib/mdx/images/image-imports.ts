import type { Root } from 'mdast';
import { propsOf } from '../../component-table';
import type { MdxHost, Place } from '../base/host';
import { isJsx, type JsxElement } from '../base/jsx';
import { visit } from '../base/visit';

const IMAGE_FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)$/i;

/** Is an attribute resolved with all other images? See `remarkImages`. */
function isImageOf({ name: element }: JsxElement, attribute: string): boolean {
  return element === 'img' || propsOf(element)?.[attribute]?.names === 'image';
}

/** Does an import name an image? */
export function isImageFile(source: string): boolean {
  return IMAGE_FILE.test(source);
}

/**
 * Put an imported image where the page uses it: `import shot from './shot.png'` and
 * `<img src={shot} alt="…" />` mean `<img src="./shot.png" alt="…" />`. An import that no attribute uses
 * in this form is reported.
 */
export function placeImageImport(
  tree: Root,
  { name, source, place }: { name: string; source: string; place: Place },
  host: MdxHost,
): void {
  let uses = 0;
  visit(tree, (node) => {
    if (!isJsx(node)) return;
    for (const attribute of attributesNaming(name, node)) {
      uses += 1;
      attribute.value = isImageOf(node, attribute.name) ? source : hrefOf(source, place, host);
    }
  });
  if (uses > 0) return;
  host.report({
    ...place,
    problem: `imports ${source} as ${name}, which no attribute uses.`,
    remedy: `Write <img src={${name}} alt="…" />, or remove the import.`,
  });
}

/** The attributes written as `attribute={name}`. */
function attributesNaming(name: string, { attributes }: JsxElement) {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') return [];
    return attribute.value?.value.trim() === name ? [attribute] : [];
  });
}

function hrefOf(source: string, place: Place, host: MdxHost): string {
  const resolved = host.resolveImage(source, place);
  if ('href' in resolved) return resolved.href;
  host.report({ ...place, ...resolved });
  return source;
}
