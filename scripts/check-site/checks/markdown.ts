import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from 'parse5';
import { dataAttribute } from '../../../lib/data-names';
import { parseMarkdown } from '../../../lib/mdx/syntax';
import { visit } from '../../../lib/mdx/visit';
import { attributeOf, type Element, elementsOf, findElement } from '../../export/html';
import { parentOf } from '../place';
import type { SiteProblem } from '../problem';
import { type ExportedSite, linkOf, type SitePage } from '../site';

/** Elements that are not part of the text. */
const CONTROLS = new Set(['button', 'fieldset', 'svg', 'script', 'sup']);

/** Checks that every page that search engines may index has a Markdown file with the same text. */
export function findOtherMarkdown(site: ExportedSite): SiteProblem[] {
  return site.pages.flatMap((page) => {
    const address = linkOf(page.elements, 'alternate', 'text/markdown');
    const file = address === '' ? undefined : site.fileAt(address.slice(site.root.length));
    if (file === undefined) {
      return page.isIndexed ? [{ file: page.file, message: 'The page has no Markdown file.' }] : [];
    }
    const shown = shownText(page);
    const written = textOfMarkdown(site.text(file));
    // Markdown puts footnotes in another place, so the order of words is ignored.
    if (charactersOf(shown) === charactersOf(written)) return [];
    const word = shown.split(/\s+/).find((part) => !written.includes(part));
    const example = word === undefined ? '' : `: “${word}” is missing, for example`;
    return [{ file, message: `The text differs from that of ${page.file}${example}.` }];
  });
}

/** The visible text, without controls. */
function shownText({ document }: SitePage): string {
  const main = findElement(document, 'main');
  const text = (main && findElement(main, 'article')) ?? main;
  return text ? shownTextsIn(text).join(' ') : '';
}

function shownTextsIn(node: DefaultTreeAdapterTypes.Node): string[] {
  if (adapter.isTextNode(node)) return [node.value];
  if (!('childNodes' in node)) return [];
  if (adapter.isElementNode(node) && isLeftOut(node)) return [];
  return node.childNodes.flatMap(shownTextsIn);
}

function isLeftOut(element: Element): boolean {
  const { tagName } = element;
  const classes = (attributeOf(element, 'class') ?? '').split(' ');
  const isHidden =
    attributeOf(element, 'aria-hidden') === 'true' ||
    (attributeOf(element, 'hidden') !== undefined && attributeOf(element, 'role') !== 'tabpanel');
  const isReturn = attributeOf(element, dataAttribute('footnoteBackref')) !== undefined;
  if (CONTROLS.has(tagName) || isHidden || isReturn || classes.includes('visually-hidden')) {
    return true;
  }
  const figure = figureAround(element);
  if (!figure) return false;
  // Markdown has the name of a code file in the fence.
  return tagName === 'summary' || (tagName === 'figcaption' && holdsCode(figure));
}

function figureAround(element: Element): Element | undefined {
  const parent = parentOf(element);
  return parent?.tagName === 'figure' ? parent : parent && figureAround(parent);
}

function holdsCode(figure: Element): boolean {
  return elementsOf(figure).some(({ tagName }) => tagName === 'pre');
}

function textOfMarkdown(markdown: string): string {
  const tree = parseMarkdown(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''), 'md');
  const texts: string[] = [];
  visit(tree, (node) => {
    if ('value' in node && typeof node.value === 'string') texts.push(node.value);
  });
  return texts.join(' ');
}

function charactersOf(text: string): string {
  return [...text.replaceAll(/\s+/g, '')].sort().join('');
}
