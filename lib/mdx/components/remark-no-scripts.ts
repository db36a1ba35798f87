import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { type Fault, type MdxHost, reporterFor } from '../host';
import { visit } from '../visit';
import { literalOf } from './literal';

/** Attributes that hold an address, in both ways to write them. */
const ADDRESSES = new Set(
  'action cite data formaction href ping poster src xlink:href xlinkhref zoomsrc'.split(' '),
);

const NO_SCRIPT = 'A page runs no code in the browser: write a component in components/mdx.';

/**
 * Remark plugin: report what would run code in the browser of a reader, or do nothing because React leaves it out:
 * scripts, attributes such as `onclick`, and addresses such as `javascript:…`. What is reported is taken away.
 * Links and images of Markdown are checked by remarkLinks and remarkImages.
 */
export function remarkNoScripts({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name?.toLowerCase() === 'script') {
        report(node, { problem: 'has a <script>.', remedy: NO_SCRIPT });
      }
      node.attributes = node.attributes.filter((attribute) => {
        const fault = attribute.type === 'mdxJsxAttribute' ? faultOf(attribute, host) : undefined;
        if (fault) report(node, { ...fault, line: attribute.position?.start.line });
        return fault === undefined;
      });
    });
  };
}

function faultOf(attribute: MdxJsxAttribute, host: MdxHost): Fault | undefined {
  const { name } = attribute;
  if (/^on[a-z]/i.test(name)) {
    return { problem: `has the attribute ${name}, which does nothing here.`, remedy: NO_SCRIPT };
  }
  const value = ADDRESSES.has(name.toLowerCase()) ? literalOf(attribute) : undefined;
  const refused = typeof value === 'string' ? host.refuseAddress(value) : undefined;
  return refused && { ...refused, problem: `has ${name}="${value}", which ${refused.problem}.` };
}
