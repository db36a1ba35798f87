import type { Expression, Program } from 'estree';
import type { Paragraph, Root, Text } from 'mdast';
import type { MdxHost } from '../host';
import { visit } from '../visit';

/**
 * Remark plugin: `{frontmatter.title}` becomes the text that stands above the page, in titles and attributes too. A key
 * that is missing or holds more than a text stays code, and is reported as such.
 */
export function remarkFrontmatter({ host }: { host: MdxHost }) {
  const textOf = (program: Program | null | undefined) => {
    const path = pathIn(program);
    return path && host.readFrontmatter(path);
  };
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (typeof attribute.value !== 'object') continue;
          const value = textOf(attribute.value?.data?.estree);
          if (value !== undefined) attribute.value = value;
        }
      }
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
      const value = textOf(node.data?.estree);
      if (value === undefined || !parent || index === undefined) return;
      const { position } = node;
      const text: Text = { type: 'text', value, position };
      const block: Paragraph = { type: 'paragraph', children: [text], position };
      parent.children[index] = node.type === 'mdxTextExpression' ? text : block;
    });
  };
}

/** The keys of `frontmatter.hero.name` below `frontmatter`; undefined for any other code. */
function pathIn(program: Program | null | undefined): string[] | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const path: string[] = [];
  let expression: Expression = statement.expression;
  while (expression.type === 'MemberExpression') {
    const { object, property, computed } = expression;
    if (computed || property.type !== 'Identifier' || object.type === 'Super') return undefined;
    path.unshift(property.name);
    expression = object;
  }
  const isRoot = expression.type === 'Identifier' && expression.name === 'frontmatter';
  return isRoot && path.length > 0 ? path : undefined;
}
