import type { Expression, Program } from 'estree';
import type { Root, Text } from 'mdast';
import type { MdxHost } from '../base/host';
import { isJsx } from '../base/jsx';
import { replaceNodes } from '../base/visit';

/**
 * Remark plugin: `{frontmatter.title}` becomes the text from the front matter of the page, in titles and attributes too. A key
 * that is missing or holds more than a text stays code, and is reported as such.
 */
export function remarkFrontmatter({ host }: { host: MdxHost }) {
  const textOf = (program: Program | null | undefined) => {
    const path = pathIn(program);
    return path && host.readFrontmatter(path);
  };
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (isJsx(node)) {
        for (const attribute of node.attributes) {
          if (typeof attribute.value !== 'object') continue;
          const value = textOf(attribute.value?.data?.estree);
          if (value !== undefined) attribute.value = value;
        }
      }
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
      const value = textOf(node.data?.estree);
      if (value === undefined) return undefined;
      const { position } = node;
      const text: Text = { type: 'text', value, position };
      return node.type === 'mdxTextExpression'
        ? [text]
        : [{ type: 'paragraph', children: [text], position }];
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
