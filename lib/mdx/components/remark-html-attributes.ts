import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { Fault, MdxHost } from '../host';
import { visit } from '../visit';
import type { JsxElement } from './jsx';

/** Elements without an end in HTML. */
const VOID = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
]);

/** The policy of the site allows no style attribute, however it is written. */
export const STYLE_FAULT: Fault = {
  problem: 'has a style attribute, which the security policy of the site forbids.',
  remedy: 'Remove it. A look that pages need again and again is a component with a style sheet.',
};

/** Remark plugin: report style attributes, which browsers would ignore, and content of elements that have none. */
export function remarkHtmlAttributes({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!node.name || !/^[a-z]/.test(node.name)) return;
      const report = (fault: Fault | undefined, line = node.position?.start.line) => {
        if (fault) host.report({ file: node.data?.file ?? file.path, line, ...fault });
        return fault !== undefined;
      };
      if (report(contentFault(node))) node.children = [];
      node.attributes = node.attributes.filter(
        (attribute) =>
          attribute.type !== 'mdxJsxAttribute' ||
          !report(attributeFault(attribute), attribute.position?.start.line),
      );
    });
  };
}

function contentFault({ name, children }: JsxElement): Fault | undefined {
  if (!VOID.has(name ?? '') || children.length === 0) return undefined;
  return {
    problem: `has content in <${name}>, which cannot have any.`,
    remedy: `Write <${name} />.`,
  };
}

function attributeFault({ name }: MdxJsxAttribute): Fault | undefined {
  return name === 'style' ? STYLE_FAULT : undefined;
}
