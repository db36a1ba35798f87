import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type PropFacts, propsOf } from '../../component-table';
import { didYouMean } from '../../problem/did-you-mean';
import type { ProblemText } from '../../problem/problem';
import { type MdxHost, reporterFor } from '../base/host';
import { attributeOf, isJsx, type JsxElement, mayHaveAttribute, textAttribute } from '../base/jsx';
import { literalOf } from '../base/literal';
import { replaceNodes } from '../base/visit';
import { declaredOn } from './remark-known-names';

type Props = Readonly<Record<string, PropFacts>>;

/**
 * Remark plugin: check the elements that authors write, before components become other elements. Of HTML pages have anchors
 * only: `<span id="old"></span>`, `<code id="row">a</code>`. Others could show, load or run what the site does not allow; of
 * each the content is shown.
 */
export function remarkElements({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    const declared = declaredOn(tree);
    replaceNodes(tree, (node) => {
      if (!isJsx(node) || node.name === null) return undefined;
      if (/^[a-z]/.test(node.name)) {
        const id = anchorOf(node);
        if (id === undefined) report(node, refusalOf(node.name));
        return [
          { ...tagOf(id === undefined ? 'span' : node.name, node, id), position: node.position },
        ];
      }
      const props = declared.has(node.name) ? undefined : propsOf(node.name);
      for (const found of props ? checkProps(node, props) : []) report(node, found);
      return undefined;
    });
  };
}

/** The id of an element that is nothing else than a place on the page. */
function anchorOf(element: JsxElement): string | undefined {
  const [only, ...others] = element.attributes;
  const isTag = element.name === 'span' || element.name === 'code';
  const isAnchor = isTag && only !== undefined && others.length === 0;
  return isAnchor ? textAttribute(element, 'id') : undefined;
}

function refusalOf(name: string): ProblemText {
  return {
    problem: `has <${name}>, but of HTML pages have only anchors: <span id="…">, <code id="…">.`,
    remedy: 'Write Markdown or a component, or the characters in inline code.',
  };
}

/** A tag that Markdown has no word for. */
function tagOf(
  hName: string,
  { children, data }: JsxElement,
  id: string | undefined,
): PhrasingContent {
  return {
    type: 'emphasis',
    children: children as PhrasingContent[],
    data: { file: data?.file, hName, hProperties: { id } },
  };
}

/** Props that a component lacks or does not have, and wrong values. A value that has to be computed is not looked at. */
function checkProps(element: JsxElement, props: Props): ProblemText[] {
  const { name: component } = element;
  const names = Object.keys(props).filter((name) => !props[name]?.isInternal);
  const unknown = element.attributes.flatMap((attribute): ProblemText[] => {
    if (attribute.type !== 'mdxJsxAttribute' || names.includes(attribute.name)) return [];
    const otherwise = names.length > 0 ? `Use one of ${names.join(', ')}.` : 'Remove it.';
    const problem = `has <${component} ${attribute.name}>, which <${component}> does not have.`;
    const write = (near: string) => `<${component} ${near}>`;
    return [{ problem, remedy: didYouMean(attribute.name, names, { otherwise, write }) }];
  });
  const wrong = Object.entries(props).flatMap(([name, { isRequired, oneOf }]): ProblemText[] => {
    if (isRequired && !mayHaveAttribute(element, name)) {
      const problem = `has <${component}> without ${name}.`;
      return [{ problem, remedy: `Write <${component} ${name}="…">.` }];
    }
    const value = literalOf(attributeOf(element, name));
    if (!oneOf || value === undefined || oneOf.includes(String(value))) return [];
    const problem = `has <${component} ${name}="${value}">, which does not exist.`;
    return [{ problem, remedy: `Use one of ${oneOf.join(', ')}.` }];
  });
  return [...unknown, ...wrong];
}
