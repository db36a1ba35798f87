import { defaultTreeAdapter as adapter } from 'parse5';
import type { Element } from '../../export/html';
import { parentOf, placeOf } from '../place';
import type { SiteProblem } from '../problem';
import type { ExportedSite } from '../site';

/** What a template outputs when a value is missing. */
const LEFTOVERS =
  /\[object \w+\]|\bundefined\b|\bNaN\b|\bnull\b|\{\{|\}\}|\$\{|<%|%>|\blorem ipsum\b|\b(?:TODO|FIXME|TBD)\b/i;
/** Texts in which these words are intended. */
const QUOTED = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'td', 'figcaption']);
const QUOTED_ATTRIBUTES = /^(?:content|srcset|data-(?!part)|d$|viewbox$)/i;

/** Checks that no page contains template syntax, or a path of the machine that built it. */
export function findLeftovers(site: ExportedSite): SiteProblem[] {
  const machine = process.cwd();
  return site.pages.flatMap((page) => {
    const left = page.elements.flatMap((element) =>
      textsOf(element).flatMap((text) => {
        const [found] = LEFTOVERS.exec(text) ?? [];
        if (found === undefined || isQuoted(element)) return [];
        return [
          {
            file: page.file,
            element: placeOf(element),
            message: `The page contains “${found}” from a template.`,
          },
        ];
      }),
    );
    if (!site.text(page.file).includes(machine)) return left;
    return [
      ...left,
      {
        file: page.file,
        message: `The page contains a path of the machine that built it: ${machine}`,
      },
    ];
  });
}

/** The texts and attributes of an element that browsers or screen readers present. */
function textsOf({ attrs, childNodes }: Element): string[] {
  const texts = childNodes.flatMap((node) => (adapter.isTextNode(node) ? node.value : []));
  return [
    ...texts,
    ...attrs.flatMap(({ name, value }) => (QUOTED_ATTRIBUTES.test(name) ? [] : value)),
  ];
}

function isQuoted(element: Element): boolean {
  const parent = parentOf(element);
  return QUOTED.has(element.tagName) || (parent !== undefined && isQuoted(parent));
}
