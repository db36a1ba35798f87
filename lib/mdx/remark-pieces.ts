import type { Root, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { escapeHeadingIds } from './heading-ids';
import { type MdxHost, syntaxMistakeOf } from './host';

declare module 'unist' {
  interface Data {
    /** The shared piece a node came from: the file that its line numbers count in. */
    file?: string | undefined;
  }
}

interface Import {
  source: string;
  name: string;
  line: number | undefined;
}

/**
 * Remark plugin: an MDX file that a page imports and places as `<Name />` becomes part of the page,
 * so that its headings, links and text are the page's own. Imports from `@theme` are dropped: those
 * components are there without import. Any other import is reported.
 */
export function remarkPieces(this: Processor, { host }: { host: MdxHost }) {
  const parse = (file: VFile) => this.parse(file) as unknown as Root;
  return (tree: Root, file: VFile) =>
    includePieces({ tree, file, host, parse, stack: [file.path] });
}

interface Inclusion {
  tree: Root;
  file: VFile;
  host: MdxHost;
  parse(file: VFile): Root;
  /** The files being included, outermost first. */
  stack: readonly string[];
}

function includePieces(inclusion: Inclusion): void {
  const { tree } = inclusion;
  const pieces = new Map<string, Root>();
  for (const item of takeImports(tree)) {
    if (item.source === '@theme') continue;
    // After a mistake its place stays empty, so that nothing else is reported there.
    pieces.set(item.name, readImport(item, inclusion) ?? { type: 'root', children: [] });
  }
  replaceElements(tree, pieces, inclusion);
}

/** The piece that an import names, or undefined after a mistake in it. */
function readImport({ source, line }: Import, inclusion: Inclusion): Root | undefined {
  const { host, file, stack } = inclusion;
  const reject = (problem: string, remedy: string) => {
    host.report({ file: file.path, line, problem, remedy });
    return undefined;
  };
  if (!source.endsWith('.mdx')) {
    const remedy =
      'Use the components that are there without import, or add one to components/mdx.';
    return reject(`imports ${source}, which is no .mdx file.`, remedy);
  }
  const piece = host.readPiece(source, file.path);
  if (!piece) {
    const remedy = 'Correct the path; it is relative to this file.';
    return reject(`imports ${source}, which is no file of the content.`, remedy);
  }
  if (stack.includes(piece.file)) {
    return reject(`includes itself through ${source}.`, 'Remove the import.');
  }
  return readPiece(piece, inclusion);
}

function readPiece({ file: path, text }: { file: string; text: string }, outer: Inclusion): Root {
  const file = new VFile({ path, value: escapeHeadingIds(text) });
  const tree = parseOrReport(file, outer);
  includePieces({ ...outer, tree, file, stack: [...outer.stack, path] });
  visit(tree, (node) => {
    node.data = { ...node.data, file: node.data?.file ?? path };
    // Of a heading the name survives the way to HTML, where ids that stand twice are found.
    if (node.type === 'heading')
      node.data.hProperties = { ...node.data.hProperties, dataFile: path };
  });
  return tree;
}

function parseOrReport(file: VFile, { parse, host }: Inclusion): Root {
  try {
    return parse(file);
  } catch (error) {
    host.report({ file: file.path, ...syntaxMistakeOf(error) });
    return { type: 'root', children: [] };
  }
}

/** Remove the imports from the tree and return them; exports stay. */
function takeImports(tree: Root): Import[] {
  const imports: Import[] = [];
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true;
    imports.push(...importsIn(node));
    const program = node.data?.estree;
    if (!program) return true;
    program.body = program.body.filter(({ type }) => type !== 'ImportDeclaration');
    return program.body.length > 0;
  });
  return imports;
}

function importsIn(node: MdxjsEsm): Import[] {
  const firstLine = node.position?.start.line;
  return (node.data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const line = statement.loc?.start.line ?? firstLine;
    const source = String(statement.source.value);
    const [specifier] = statement.specifiers;
    return specifier ? [{ source, name: specifier.local.name, line }] : [];
  });
}

function replaceElements(
  tree: Root,
  pieces: ReadonlyMap<string, Root>,
  inclusion: Inclusion,
): void {
  visit(tree, (node, index, parent) => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const piece = isElement ? pieces.get(node.name ?? '') : undefined;
    if (!piece || !parent || index === undefined) return undefined;
    if (node.type === 'mdxJsxTextElement') reportInline(node, inclusion);
    const copy = structuredClone(piece.children) as RootContent[];
    parent.children.splice(index, 1, ...(copy as never[]));
    return index + copy.length;
  });
}

/** Blocks cannot stand in a line of text. */
function reportInline(node: MdxJsxTextElement, { host, file }: Inclusion): void {
  host.report({
    file: file.path,
    line: node.position?.start.line,
    problem: `places <${node.name} /> inside a line of text.`,
    remedy: 'Put it on a line of its own, with an empty line before and after.',
  });
}
