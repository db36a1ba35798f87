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
  switch (expression.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return expression.expressions.length === 0;
    case 'ArrayExpression':
      return expression.elements.every(
        (element) => element !== null && element.type !== 'SpreadElement' && isLiteral(element),
      );
    case 'ObjectExpression':
      return expression.properties.every(
        (property) =>
          property.type === 'Property' &&
          !property.computed &&
          isLiteral(property.value as Expression),
      );
    default:
      return false;
  }
}

function evaluate(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? expression.quasis.map(({ value }) => value.cooked).join('')
        : undefined;
    case 'ArrayExpression':
      return expression.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? evaluate(element) : undefined,
      );
    case 'ObjectExpression':
      return objectOf(expression);
    default:
      return undefined;
  }
}

function objectOf({ properties }: ObjectExpression): Record<string, unknown> {
  const entries = properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
    return [[String(name), evaluate(value as Expression)] as const];
  });
  return Object.fromEntries(entries);
}
