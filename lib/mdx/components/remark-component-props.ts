import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { type PropFacts, propsOf } from '../../component-table';
import { type Fault, type MdxHost, reporterFor } from '../host';
import { didYouMean } from '../nearest';
import { visit } from '../visit';
import { attributeOf, type JsxElement } from './jsx';
import { literalOf } from './literal';
import { declaredOn } from './remark-known-names';

type Props = Readonly<Record<string, PropFacts>>;

/**
 * Remark plugin: report attributes that a component lacks or does not have, and values that it does not know. It looks at
 * what authors write, before components become other elements.
 */
export function remarkComponentProps({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    const own = declaredOn(tree);
    const ofFolder = file.data['components'] as ReadonlyMap<string | null, Props | undefined>;
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const isGiven = !own.has(node.name ?? '');
      const props = ofFolder.get(node.name) ?? (isGiven ? propsOf(node.name) : undefined);
      for (const fault of props ? faultsIn(node, props) : []) report(node, fault);
    });
  };
}

/** What is wrong with the attributes of a component. A value that has to be computed is not looked at. */
function faultsIn(element: JsxElement, props: Props): Fault[] {
  const { name: component } = element;
  const known = Object.keys(props).filter((name) => !props[name]?.isInternal);
  const unknown = element.attributes.flatMap((attribute): Fault[] => {
    if (attribute.type !== 'mdxJsxAttribute' || known.includes(attribute.name)) return [];
    const otherwise = known.length > 0 ? `Use one of ${known.join(', ')}.` : 'Remove it.';
    const problem = `has <${component} ${attribute.name}>, which <${component}> does not have.`;
    const write = (near: string) => `<${component} ${near}>`;
    return [{ problem, remedy: didYouMean(attribute.name, known, { otherwise, write }) }];
  });
  const wrong = Object.entries(props).flatMap(([name, { isRequired, oneOf }]): Fault[] => {
    const attribute = attributeOf(element, name);
    const isSpread = element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
    if (isRequired && !attribute && !isSpread) {
      const problem = `has <${component}> without ${name}.`;
      return [{ problem, remedy: `Write <${component} ${name}="…">.` }];
    }
    const value = literalOf(attribute);
    if (!oneOf || value === undefined || oneOf.includes(String(value))) return [];
    const problem = `has <${component} ${name}="${value}">, which does not exist.`;
    return [{ problem, remedy: `Use one of ${oneOf.join(', ')}.` }];
  });
  return [...unknown, ...wrong];
}
