import type { Root as HtmlRoot } from 'hast';
import type { Heading, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { type Glossary, type MdxHost, reporterFor, type WrittenLine } from '../base/host';
import { INLINE_REMEDY, parseInline } from '../base/inline-markdown';
import { isJsx, type JsxElement } from '../base/jsx';
import { replaceNodes, SKIP, visit } from '../base/visit';

const HEADING = /^h[1-6]$/;

/** The element that authors write; it is gone before anything renders. */
const GLOSSARY_NAME = 'Glossary';
const SHOWN_TWICE = { problem: 'shows the glossary twice.', remedy: 'Remove one of them.' };

/**
 * Remark plugin: `<Glossary />` becomes the terms of the site in the language of the page, as headings with
 * their ids and paragraphs, as if they were written there. Errors in them are reported at their own place.
 */
export function remarkGlossary({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const report = reporterFor(host, file);
    let isShown = false;
    replaceNodes(tree, (node) => {
      if (!isJsx(node, GLOSSARY_NAME)) return undefined;
      const glossary = isShown ? SHOWN_TWICE : glossaryFor(node, host);
      if (!('problem' in glossary)) {
        isShown = true;
        return blocksOf(glossary, host);
      }
      report(node, glossary);
      file.data.isIncomplete = true;
      return [];
    });
  };
}

function glossaryFor({ type }: JsxElement, host: MdxHost): ReturnType<MdxHost['readGlossary']> {
  const glossary = host.readGlossary();
  if (type === 'mdxJsxFlowElement') return glossary;
  return {
    problem: `places <${GLOSSARY_NAME} /> inside a line of text.`,
    remedy: 'Put it on its own line, with an empty line before and after.',
  };
}

function blocksOf({ file, groups }: Glossary, host: MdxHost): RootContent[] {
  const contentOf = (written: WrittenLine) => inlineOf(written, file, host);
  const headingOf = (depth: 2 | 3, id: string, name: WrittenLine): Heading => ({
    type: 'heading',
    depth,
    children: contentOf(name),
    position: positionAt(name.line),
    // The file, for messages, before and after the way to HTML.
    data: { file, hProperties: { id, dataFile: file } },
  });
  const paragraphOf = (text: WrittenLine): Paragraph => ({
    type: 'paragraph',
    children: contentOf(text),
    position: positionAt(text.line),
  });
  return groups.flatMap((group) => [
    headingOf(2, group.id, group.name),
    ...group.terms.flatMap(({ id, name, text }) => [headingOf(3, id, name), paragraphOf(text)]),
  ]);
}

/** The content of a line; none after an error in it. */
function inlineOf({ markdown, line }: WrittenLine, file: string, host: MdxHost): PhrasingContent[] {
  const content = parseInline(markdown);
  if (content) {
    for (const child of content) visit(child, (node: Nodes) => placeAt(node, file, line));
    return content;
  }
  host.report({ file, line, problem: 'has more than a line of text.', remedy: INLINE_REMEDY });
  return [];
}

function placeAt(node: Nodes, file: string, line: number): void {
  node.position = positionAt(line);
  node.data = { ...node.data, file };
}

function positionAt(line: number): NonNullable<Nodes['position']> {
  return { start: { line, column: 1 }, end: { line, column: 1 } };
}

/**
 * Rehype plugin: a link to a term of the glossary says what the term means, as its description: read out
 * with the link, and shown next to it (see attachTooltips). Headings are left alone, and so is text.
 */
export function rehypeTerms({ host }: { host: MdxHost }) {
  return (tree: HtmlRoot): void => {
    visit(tree, 'element', (node) => {
      if (HEADING.test(node.tagName)) return SKIP;
      if (node.tagName !== 'a') return undefined;
      const definition = host.findDefinition(String(node.properties['href']));
      if (definition === undefined) return undefined;
      // Under this name, which the table of HTML attributes does not know yet.
      Object.assign(node.properties, { className: ['term'], 'aria-description': definition });
      return undefined;
    });
  };
}
