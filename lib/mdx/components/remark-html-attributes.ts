import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { Fault, MdxHost } from '../host';
import { visit } from '../visit';
import type { JsxElement } from './jsx';
import { literalOf } from './literal';

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

/**
 * Remark plugin: report what HTML reads otherwise than MDX: styles as a text, and content of elements that
 * hold none.
 */
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
  return { problem: `has content in <${name}>, which holds none.`, remedy: `Write <${name} />.` };
}

function attributeFault(attribute: MdxJsxAttribute): Fault | undefined {
  const { name } = attribute;
  const value = literalOf(attribute);
  if (name === 'style' && typeof value === 'string') {
    const problem = `has style="${value}", a string where MDX takes an object.`;
    return { problem, remedy: `Write style={{ ${styleObject(value)} }}.` };
  }
  return undefined;
}

/**
 * @example
 * styleObject('color: red; font-size: 12px') // "color: 'red', fontSize: '12px'"
 */
function styleObject(style: string): string {
  const rules = [...style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];
  return rules
    .map(([, name = '', value = '']) => {
      const key = name.startsWith('--')
        ? `'${name}'`
        : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return `${key}: '${value.trim().replaceAll("'", '"')}'`;
    })
    .join(', ');
}
