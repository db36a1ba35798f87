import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { SKIP, visit } from '../../../lib/mdx/base/visit';
import { parseMarkdown } from '../../../lib/mdx/syntax';

/** A heading with everything below it, up to the next heading of its level. */
export interface Section {
  file: string;
  /** The line of the heading, from 1. */
  line: number;
  id: string;
  /** The text in code style of the heading. */
  headingCode: readonly Code[];
  /** The text in code style of the heading and its section. */
  code: readonly Code[];
}

/** Text in code style, and its line. */
export interface Code {
  text: string;
  line: number;
}

/** The contents of a page or shared piece. */
interface Source {
  file: string;
  format: 'md' | 'mdx';
  body: string;
}

/** The names of the components of the shared pieces that a page includes. */
type Pieces = ReadonlyMap<string, Source>;

/**
 * The sections of a page that have an id, each including its subsections and the pieces that it
 * includes. The sections of the pieces follow.
 */
export function readSections(page: Source, pieces: Pieces = new Map()): Section[] {
  const own = readOwnSections(page, (name) => {
    const piece = pieces.get(name);
    return piece ? codeIn(parse(piece).children) : [];
  });
  return [...own, ...[...pieces.values()].flatMap((piece) => readOwnSections(piece))];
}

function readOwnSections(
  source: Source,
  codeOfPiece: (name: string) => Code[] = () => [],
): Section[] {
  const { file } = source;
  const tree = parse(source);
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const id = node.data?.hProperties?.['id'];
    if (typeof id !== 'string') return [];
    const rest = tree.children.slice(index + 1);
    const end = rest.findIndex((next) => next.type === 'heading' && next.depth <= node.depth);
    const own = [node, ...(end < 0 ? rest : rest.slice(0, end))];
    const included = componentsIn(own).flatMap(codeOfPiece);
    const code = [...codeIn(own), ...included];
    return [{ file, line: lineOf(node), id, headingCode: codeIn([node]), code }];
  });
}

function parse({ format, body }: Source): Root {
  try {
    return parseMarkdown(body, format);
  } catch {
    return { type: 'root', children: [] }; // `readFences` reports the error.
  }
}

function componentsIn(nodes: readonly Nodes[]): string[] {
  return nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name !== null ? [node.name] : [],
  );
}

function codeIn(nodes: readonly Nodes[]): Code[] {
  const found: Code[] = [];
  for (const node of nodes) {
    visit(node, (inner) => {
      if (inner.type === 'code') return SKIP;
      if (inner.type === 'inlineCode') found.push({ text: inner.value, line: lineOf(inner) });
      return undefined;
    });
  }
  return found;
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
