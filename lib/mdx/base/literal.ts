import type { Expression, ObjectExpression } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/**
 * The value of an attribute as far as the text says it: a string, or what braces hold, made of
 * literals, lists and objects. Undefined for everything that has to be computed.
 */
export function literalOf(attribute: MdxJsxAttribute | undefined): unknown {
  if (!attribute) return undefined;
  if (attribute.value === null || attribute.value === undefined) return true;
  if (typeof attribute.value === 'string') return attribute.value;
  const [statement] = attribute.value.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? evaluate(statement.expression) : undefined;
}

/** Is an expression a value that needs no computing? */
export function isLiteral(expression: Expression): boolean {
  return evaluate(expression) !== undefined;
}

/**
 * The value of an expression made of literals, lists and objects; undefined for anything that has to be computed, or that
 * JSON has no word for.
 */
export function evaluate(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return 'regex' in expression || 'bigint' in expression ? undefined : expression.value;
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? expression.quasis.map(({ value }) => value.cooked).join('')
        : undefined;
    case 'ArrayExpression': {
      const values = expression.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? evaluate(element) : undefined,
      );
      return values.includes(undefined) ? undefined : values;
    }
    case 'ObjectExpression': {
      const entries = expression.properties.map(entryOf);
      return entries.some(([, value]) => value === undefined)
        ? undefined
        : Object.fromEntries(entries);
    }
    default:
      return undefined;
  }
}

function entryOf(property: ObjectExpression['properties'][number]): [name: string, value: unknown] {
  if (property.type !== 'Property' || property.computed) return ['', undefined];
  const { key, value } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
  return [String(name), evaluate(value as Expression)];
}
