import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { type Fault, type MdxHost, type MdxMistake, reporterFor } from '../host';
import { visit } from '../visit';
import { attributeOf, setAttribute } from './jsx';

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

/** The security policy allows no style attribute, however it is written. The page is shown without it. */
export const STYLE_FAULT: Fault & Pick<MdxMistake, 'rule'> = {
  rule: 'styleAttributes',
  problem: 'has a style attribute, which the security policy of the site forbids.',
  remedy: 'Remove it. A look that pages need again and again is a component with a style sheet.',
};

/** Remark plugin: report style attributes, which browsers would ignore, and content of elements that have none. */
export function remarkHtmlAttributes({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name, children } = node;
      if (!name || !/^[a-z]/.test(name)) return;
      if (VOID.has(name) && children.length > 0) {
        const problem = `has content in <${name}>, which cannot have any.`;
        report(node, { problem, remedy: `Write <${name} />.` });
        node.children = [];
      }
      const style = attributeOf(node, 'style');
      if (!style) return;
      report(node, { ...STYLE_FAULT, line: style.position?.start.line });
      setAttribute(node, 'style', undefined);
    });
  };
}
