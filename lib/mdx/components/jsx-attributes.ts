import { attributeOf, type JsxElement } from './jsx';
import { literalOf } from './literal';

/** The value of an attribute as a text, also one written as `{"text"}` or `{12}`; undefined for anything else. */
export function textAttribute(element: JsxElement, name: string): string | undefined {
  const value = literalOf(attributeOf(element, name));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Is there such an attribute, or one spread over the element that may hold it? */
export function mayHaveAttribute(element: JsxElement, name: string): boolean {
  const isSpread = element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  return isSpread || attributeOf(element, name) !== undefined;
}
