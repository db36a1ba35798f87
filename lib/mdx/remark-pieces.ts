import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
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
 * Remark plugin: a Markdown file that a page imports and places as `<Name />` becomes part of the page,
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
  const { tree, file, host } = inclusion;
  const pieces = new Map<string, Root>();
  for (const { source, name, line } of takeImports(tree)) {
    if (source === '@theme') continue;
    const piece = /\.mdx?$/.test(source) ? host.readPiece(source, file.path) : undefined;
    if (piece === undefined) {
      const isPiece = /\.mdx?$/.test(source);
      const problem = `imports ${source}, which ${isPiece ? 'does not exist' : 'is no Markdown file'}.`;
      const remedy = isPiece
        ? 'Correct the path; it is relative to this file.'
        : 'Use the components that are there without import, or add one to components/mdx.';
      host.report({ file: file.path, line, problem, remedy });
    } else if (inclusion.stack.includes(piece.file)) {
      const problem = `includes itself through ${source}.`;
      host.report({ file: file.path, line, problem, remedy: 'Remove the import.' });
    } else {
      pieces.set(name, readPiece(piece, inclusion));
    }
  }
  replaceElements(tree, pieces);
}

function readPiece({ file: path, text }: { file: string; text: string }, outer: Inclusion): Root {
  const file = new VFile({ path, value: escapeHeadingIds(text) });
  const tree = parseOrReport(file, outer);
  includePieces({ ...outer, tree, file, stack: [...outer.stack, path] });
  visit(tree, (node) => {
    node.data = { ...node.data, file: node.data?.file ?? path };
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
    return [{ source, name: specifier?.local.name ?? '', line }];
  });
}

function replaceElements(tree: Root, pieces: ReadonlyMap<string, Root>): void {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const piece = pieces.get(node.name ?? '');
    if (!piece || !parent || index === undefined) return undefined;
    const copy = structuredClone(piece.children) as RootContent[];
    parent.children.splice(index, 1, ...(copy as never[]));
    return index + copy.length;
  });
}
