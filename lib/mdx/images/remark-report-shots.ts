import type { BlockContent, Paragraph, PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { dataProperty } from '../../data-names';
import {
  type DemoPlace,
  type MdxHost,
  type ReportAt,
  type ReportShot,
  reporterFor,
} from '../base/host';
import { parseCommonMark } from '../base/inline-markdown';
import { isJsx, type JsxElement, mayHaveAttribute, textAttribute } from '../base/jsx';
import { replaceNodes } from '../base/visit';
import { elementOf, rawNode, reportPicture } from './report-picture';

/** The elements that authors write; they are gone before anything renders. */
const SHOT_NAME = 'ReportShot';
const DEMO_NAME = 'DemoLink';

/**
 * Remark plugin: `<ReportShot id="bundle-size.tree" />` becomes a figure with the picture of the report in
 * the language of the page, once per color scheme, what to look at, and a list for the numbers in it;
 * `<DemoLink to="bundle-size" />` a link to that place in the live report, with `embed`
 * also a button that shows it in the page. Unknown names are reported.
 */
export function remarkReportShots({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    let isFirst = true;
    let hasLink = false;
    replaceNodes(tree, (node) => {
      if (node.type === 'heading' && node.depth === 2) isFirst = false;
      if (isJsx(node, DEMO_NAME)) {
        const link = demoOf(node, { host, report, hasNote: !hasLink });
        hasLink = true;
        return link;
      }
      if (!isJsx(node, SHOT_NAME)) return undefined;
      const figure = figureOf(node, { host, report, isFirst });
      if (figure.length > 0) {
        file.data.hasImages = true;
        isFirst = false;
      }
      return figure;
    });
  };
}

interface ShotContext {
  host: MdxHost;
  report: ReportAt;
  /** Above the first section it is the largest thing that a reader sees at once; see fetchEarlyPicture. */
  isFirst: boolean;
}

interface LinkContext {
  host: MdxHost;
  report: ReportAt;
  /** The first link of a page says what it downloads. */
  hasNote: boolean;
}

function figureOf(element: JsxElement, { host, report, isFirst }: ShotContext): Paragraph[] {
  const shot = host.findShot(textAttribute(element, 'id') ?? '');
  if ('problem' in shot) {
    report(element, shot);
    return [];
  }
  const pictures = shot.pictures.map((picture) =>
    rawNode(reportPicture(picture, shot.alt, isFirst)),
  );
  const children = [...pictures, captionOf(shot)] as PhrasingContent[];
  const data = { hName: 'figure', hProperties: { className: ['report-shot'] } };
  return [{ type: 'paragraph', children, position: element.position, data }];
}

function captionOf({ caption, callouts }: ReportShot): Paragraph {
  const items = callouts.map((text) => ({
    type: 'listItem' as const,
    spread: true,
    children: blocksOf(text),
  }));
  const list = items.length > 0 ? [{ type: 'list' as const, ordered: true, children: items }] : [];
  return {
    type: 'paragraph',
    children: [...blocksOf(caption), ...list] as never[],
    data: { hName: 'figcaption' },
  };
}

/** A text of one paragraph, written in Markdown. */
function blocksOf(markdown: string): BlockContent[] {
  return parseCommonMark(markdown).children as BlockContent[];
}

function demoOf(element: JsxElement, { host, report, hasNote }: LinkContext): Paragraph[] {
  const demo = host.findDemo(textAttribute(element, 'to') ?? '');
  if ('problem' in demo) {
    report(element, demo);
    return [];
  }
  const { position } = element;
  const hProperties = { className: ['report-link'] };
  const link = linkOf(demo, hasNote);
  if (!mayHaveAttribute(element, 'embed')) return [{ ...link, position, data: { hProperties } }];
  const children = [buttonOf(demo), link] as PhrasingContent[];
  return [{ type: 'paragraph', children, position, data: { hName: 'div', hProperties } }];
}

function linkOf({ href, note, label }: DemoPlace, hasNote: boolean): Paragraph {
  const text = [{ type: 'text' as const, value: label }];
  const link = elementOf('a', { href, target: '_blank', rel: 'noopener' }, text);
  if (!hasNote) return { type: 'paragraph', children: [rawNode(link)] };
  const size = elementOf('small', {}, [{ type: 'text', value: note }]);
  return {
    type: 'paragraph',
    children: [rawNode(link), { type: 'text', value: ' ' }, rawNode(size)],
  };
}

/** Shown where script can answer it; see lib/browser/text/demo-frame. */
function buttonOf({ href, embed: { show, hide, title } }: DemoPlace): PhrasingContent {
  const data = {
    [dataProperty('demo')]: href,
    [dataProperty('hide')]: hide,
    [dataProperty('title')]: title,
    ariaExpanded: 'false',
  };
  return rawNode(
    elementOf('button', { type: 'button', className: ['pill-button', 'scripted'], ...data }, [
      { type: 'text', value: show },
    ]),
  );
}
