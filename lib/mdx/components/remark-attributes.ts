import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { type PropFacts, propsOf } from '../../component-table';
import { refuseAddress } from '../../link-schemes';
import { ownOf } from '../../own';
import { isExternal } from '../../paths';
import { didYouMean } from '../../problem/did-you-mean';
import type { Problem, ProblemText } from '../../problem/problem';
import { type MdxHost, reporterFor } from '../base/host';
import { attributeOf, isJsx, type JsxElement, mayHaveAttribute } from '../base/jsx';
import { literalOf } from '../base/literal';
import { visit } from '../base/visit';
import { declaredOn } from './remark-known-names';

type Props = Readonly<Record<string, PropFacts>>;
type AttributeProblem = ProblemText & Pick<Problem, 'line' | 'column'>;

/** Elements that have no content in HTML. */
const VOID = new Set('area br col embed hr img input source track wbr'.split(' '));

/** Attributes whose value is an address, in HTML and in JSX. */
const ADDRESSES = new Set('action cite data href poster src xlink:href xlinkhref'.split(' '));

/** Elements that load what they show or play. */
const LOADING = new Set('audio embed iframe object source track video'.split(' '));

/** What browsers would block, and names that would take the place of a part of `document`. */
const REFUSED =
  /^(?:[a-z]+ (?:background|form[aA]ction|ping|src[dD]oc)|(?:embed|form|iframe|img|object) name)$/;

const NO_SCRIPT =
  "A page runs no code in the browser: write a component that begins with `'use client'`, and import it.";

const WHOLE_PAGE = 'Remove it: it would change the whole page.';

/** Elements that no page may have, and what to do instead. */
const REFUSED_ELEMENTS: Readonly<Record<string, string>> = {
  base: WHOLE_PAGE,
  meta: WHOLE_PAGE,
  style: WHOLE_PAGE,
  script: NO_SCRIPT,
  img: 'Write ![what it shows](./picture.png).',
};

/** The security policy forbids style attributes, however they are written. The page is shown without them. */
export const STYLE_PROBLEM: AttributeProblem = {
  problem: 'has a style attribute, which the security policy of the site forbids.',
  remedy: 'Remove it. A look that pages need again and again is a component with a style sheet.',
};

/** What is wrong with an element. A rule may also remove what the page must not contain. */
type Rule = (element: JsxElement, props: Props | undefined) => AttributeProblem[];

const RULES: readonly Rule[] = [checkProps, refuseElement, refuseAttributes, refuseContent];

/**
 * Remark plugin: apply the rules to the elements that authors write, before components become other elements. Links and
 * images of Markdown are checked by remarkLinks and remarkImages.
 */
export function remarkAttributes({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    const declared = declaredOn(tree);
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      const name = node.name ?? '';
      const props = declared.has(name) ? undefined : propsOf(name);
      for (const rule of RULES) for (const found of rule(node, props)) report(node, found);
    });
  };
}

/** Props that a component lacks or does not have, and wrong values. A value that has to be computed is not looked at. */
function checkProps(element: JsxElement, props: Props | undefined): AttributeProblem[] {
  if (!props) return [];
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

function refuseElement(element: JsxElement): AttributeProblem[] {
  const name = element.name?.toLowerCase() ?? '';
  const remedy = ownOf(REFUSED_ELEMENTS, name);
  if (remedy === undefined) return [];
  Object.assign(element, { name: null, attributes: [], children: [] });
  return [{ problem: `has a <${name}>.`, remedy }];
}

/** Style attributes, and what would run code in the browser. */
function refuseAttributes(element: JsxElement): AttributeProblem[] {
  const problems: AttributeProblem[] = [];
  element.attributes = element.attributes.filter((attribute) => {
    const isWritten = attribute.type === 'mdxJsxAttribute';
    const found = isWritten ? problemOf(attribute, element.name) : undefined;
    const { line, column } = attribute.position?.start ?? {};
    if (found) problems.push({ ...found, line, column });
    return found === undefined;
  });
  return problems;
}

function refuseContent(element: JsxElement): AttributeProblem[] {
  const { name, children } = element;
  if (!VOID.has(name ?? '') || children.length === 0) return [];
  element.children = [];
  const problem = `has content in <${name}>, which cannot have any.`;
  return [{ problem, remedy: `Write <${name} />.` }];
}

/** What is wrong with an attribute that no page may have. */
function problemOf(
  attribute: MdxJsxAttribute,
  element: string | null,
): AttributeProblem | undefined {
  const { name } = attribute;
  const isHtml = /^[a-z]/.test(element ?? '');
  // `onClick`; a component may have a prop `once`.
  if (/^on[A-Z]/.test(name) || (isHtml && /^on/i.test(name))) {
    const problem = `has the attribute ${name}, which does nothing here.`;
    return { problem, remedy: NO_SCRIPT };
  }
  if (name === 'style' && isHtml) return STYLE_PROBLEM;
  if (REFUSED.test(`${element} ${name}`)) {
    const problem = `has <${element} ${name}>, which browsers block, or which breaks the scripts of the site.`;
    return { problem, remedy: 'Remove it.' };
  }
  const value = ADDRESSES.has(name.toLowerCase()) ? literalOf(attribute) : undefined;
  const refused = typeof value === 'string' ? refuseAddress(value) : undefined;
  if (refused) return { ...refused, problem: `has ${name}="${value}", which ${refused.problem}.` };
  if (
    !LOADING.has(element ?? '') ||
    !/^(?:src|data|poster)$/.test(name) ||
    !isExternal(String(value))
  )
    return undefined;
  const problem = `has <${element} ${name}="${value}">, which the security policy of the site does not allow.`;
  return { problem, remedy: 'Link to it, or put the file into public/.' };
}
