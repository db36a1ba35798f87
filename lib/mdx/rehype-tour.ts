import type { Element, Root, RootContent } from 'hast';
import { dataProperty } from '../data-names';
import { visit } from './base/visit';
import { HEADING } from './outline/landmarks';

/**
 * Rehype plugin for a walkthrough: each heading begins a section, in which styles show the figure beside the text; see tour.css.
 * A link of the text to a place in the figure of its section has the number of that place, which lights up with it. The
 * target of the address is the figure, which stays where it is.
 */
export function rehypeTour() {
  return (tree: Root): void => {
    const sections: Element[] = [];
    for (const node of tree.children) {
      const isHeading = node.type === 'element' && HEADING.test(node.tagName);
      if (isHeading || sections.length === 0) sections.push(elementOf('section', {}));
      sections.at(-1)?.children.push(node as Element);
    }
    tree.children = sections;
    for (const section of sections) numberPlaces(section);
  };
}

function numberPlaces(section: Element): void {
  const links = new Map<string, Element[]>();
  visit(section, 'element', (node) => {
    const { href } = node.properties;
    if (typeof href === 'string' && href.startsWith('#'))
      links.set(href.slice(1), [...(links.get(href.slice(1)) ?? []), node]);
  });
  for (const figure of section.children.filter(isFigure)) {
    const targets: Element[] = [];
    visit(figure, 'element', (place) => {
      const { id } = place.properties;
      const own = typeof id === 'string' ? links.get(id) : undefined;
      if (!own) return;
      const number = { [dataProperty('spot')]: String(targets.length + 1) };
      targets.push(elementOf('span', { id, ...number }));
      delete place.properties['id'];
      for (const node of [place, ...own]) Object.assign(node.properties, number);
    });
    figure.children.unshift(...targets);
  }
}

function isFigure(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'figure';
}

function elementOf(tagName: string, properties: Element['properties']): Element {
  return { type: 'element', tagName, properties, children: [] };
}
