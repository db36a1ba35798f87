import type { Element, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { EXIT, visit } from '../../lib/mdx/visit';

const STYLES = '<link rel="stylesheet"';
const SCRIPT = /<script data-early="">.*?<\/script>/s;
/** React and the Markdown pipeline write the name of the attribute differently. */
const HIGH_PRIORITY = /fetchpriority="high"/i;

/**
 * Put the early inline script of an exported page before its style sheets, and before it, in both schemes, the
 * picture at the top, of which it knows the scheme to show. React writes the style sheets first; the parser would
 * stop at the script until they have come, the picture would be asked for half a second late, and a script that
 * fails meanwhile would go unheard.
 *
 * @throws if the page does not have the script behind a style sheet.
 */
export function raiseEarly(html: string): string {
  const [script] = SCRIPT.exec(html) ?? [];
  const styles = html.indexOf(STYLES);
  if (!script || styles < 0 || html.indexOf(script) < styles) {
    throw new Error(
      'The head has no inline script behind its style sheets; see app/[locale]/layout.',
    );
  }
  const links = HIGH_PRIORITY.test(html) ? earlyPictures(html).map(preloadOf) : [];
  const early = toHtml({ type: 'root', children: links }) + script;
  return html.replace(script, '').replace(STYLES, () => early + STYLES);
}

/** The first picture of high priority, once per scheme; none where one picture serves both. */
function earlyPictures(html: string): Element[] {
  const pictures: Element[] = [];
  visit(fromHtml(html), 'element', (node) => {
    if (node.properties['dataScheme'] !== undefined && imageOf(node)) pictures.push(node);
    return pictures.length === 2 ? EXIT : undefined;
  });
  return pictures;
}

/** The image that a browser shows for an `img` or a `picture`, if it is one of high priority. */
function imageOf(node: Element): Element | undefined {
  return elementsOf(node).find(({ properties }) => properties['fetchPriority'] === 'high');
}

function elementsOf(node: Element): Element[] {
  return [node, ...node.children.filter((child) => child.type === 'element')];
}

function preloadOf(picture: Element): Element {
  const image = imageOf(picture)?.properties ?? {};
  const better = elementsOf(picture).find(({ tagName }) => tagName === 'source')?.properties;
  const { srcSet, sizes } = better ?? image;
  const properties: Properties = {
    rel: ['preload'],
    as: 'image',
    media: 'not all',
    dataEarly: picture.properties['dataScheme'],
    type: better?.['type'],
    href: better ? undefined : image['src'],
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  };
  return { type: 'element', tagName: 'link', properties, children: [] };
}
