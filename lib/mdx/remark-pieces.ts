import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Node, Nodes, Paragraph, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { type MdxHost, type NamedFile, reporterFor, syntaxProblemOf } from './base/host';
import { isJsx } from './base/jsx';
import { replaceNodes, visit } from './base/visit';
import { reportOpenFences } from './code/open-fences';

declare module 'unist' {
  interface Data {
    /** The shared piece a node came from: the file that its line numbers count in. */
    file?: string | undefined;
  }
}

interface Import {
  statement: ImportDeclaration;
  line: number | undefined;
}

/**
 * Remark plugin: a Markdown file that a page imports and places as `<Name />` becomes part of the page,
 * so that its headings, links and text are the page's own. What else it imports is code, which the bundler brings.
 */
export function remarkPieces(this: Processor, { host }: { host: MdxHost }) {
  const parse = (file: SourceFile) => this.parse(file) as unknown as Root;
  return (tree: Root, file: VFile) => {
    reportOpenFences(tree, file, host);
    const code = new Map<string, ImportDeclaration>();
    includePieces({ tree, file, page: file, host, parse, code, stack: [file.path] });
    if (code.size === 0) return;
    const estree: Program = { type: 'Program', sourceType: 'module', body: [...code.values()] };
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } });
  };
}

type SourceFile = NamedFile & { value: string };

interface Inclusion {
  tree: Root;
  file: NamedFile;
  /** The outermost file. */
  page: VFile;
  host: MdxHost;
  parse(file: SourceFile): Root;
  /** The imports of code, one per name, so that what several pieces import is there once. */
  code: Map<string, ImportDeclaration>;
  /** The files being included, outermost first. */
  stack: readonly string[];
}

function includePieces(inclusion: Inclusion): void {
  const { tree } = inclusion;
  const pieces = new Map<string, Root>();
  for (const item of takeImports(tree)) {
    const { statement } = item;
    const [specifier] = statement.specifiers;
    const source = String(statement.source.value);
    if (specifier && /\.mdx?$/.test(source)) {
      const piece = readImport(item, inclusion);
      if (!piece) inclusion.page.data.isIncomplete = true;
      // After an error its place stays empty, so that nothing else is reported there.
      pieces.set(specifier.local.name, piece ?? { type: 'root', children: [] });
    } else addCode(inclusion.code, statement, inclusion.file.path);
  }
  replaceElements(tree, pieces, inclusion);
}

/** Note the names of an import, with a source that the bundler finds from anywhere in the project. */
function addCode(code: Inclusion['code'], statement: ImportDeclaration, file: string): void {
  const written = String(statement.source.value);
  const value = written.startsWith('.')
    ? `@/${path.posix.join(path.posix.dirname(file), written)}`
    : written;
  const source = { type: 'Literal', value, raw: JSON.stringify(value) } as const;
  const { specifiers } = statement;
  for (const some of specifiers.length === 0 ? [[]] : specifiers.map((one) => [one])) {
    const key = [value, ...some.flatMap((one) => [one.local.name, importedName(one)])].join('\n');
    code.set(key, { ...statement, source, specifiers: some });
  }
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type !== 'ImportSpecifier') return specifier.type;
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}

/** The piece that an import names, or undefined after an error in it. */
function readImport({ statement, line }: Import, inclusion: Inclusion): Root | undefined {
  const { host, file, stack } = inclusion;
  const source = String(statement.source.value);
  const reject = (problem: string, remedy: string) => {
    host.report({ file: file.path, line, problem, remedy });
    return undefined;
  };
  const piece = host.readPiece(source, file.path);
  if (!piece) {
    const remedy = 'Write its path from this file, as ../shared/piece.mdx.';
    return reject(`imports ${source}, which is not a file of the content.`, remedy);
  }
  if (stack.includes(piece.file)) {
    return reject(`includes itself through ${source}.`, 'Remove the import.');
  }
  return readPiece(piece, inclusion);
}

function readPiece({ file: path, text }: { file: string; text: string }, outer: Inclusion) {
  const file = { path, value: text };
  const tree = parseOrReport(file, outer);
  if (!tree) return undefined;
  raiseLoneElements(tree);
  includePieces({ ...outer, tree, file, stack: [...outer.stack, path] });
  visit(tree, (node) => {
    node.data = { ...node.data, file: node.data?.file ?? path };
    // Of headings and images the name survives the way to HTML, where both languages are compared.
    if (node.type === 'heading' || node.type === 'image')
      node.data.hProperties = { ...node.data.hProperties, dataFile: path };
  });
  return tree;
}

function parseOrReport(file: SourceFile, { parse, host }: Inclusion): Root | undefined {
  try {
    const tree = parse(file);
    reportOpenFences(tree, file, host);
    return tree;
  } catch (error) {
    host.report({ file: file.path, ...syntaxProblemOf(error) });
    return undefined;
  }
}

/** Remove the imports from the tree and return them; exports stay. */
function takeImports(tree: Root): Import[] {
  const imports: Import[] = [];
  replaceNodes(tree, (node) => {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (!program) return undefined;
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration') continue;
      const line = statement.loc?.start.line ?? node.position?.start.line;
      imports.push({ statement, line });
    }
    program.body = program.body.filter(({ type }) => type !== 'ImportDeclaration');
    return program.body.length > 0 ? undefined : [];
  });
  return imports;
}

function replaceElements(
  tree: Root,
  pieces: ReadonlyMap<string, Root>,
  inclusion: Inclusion,
): void {
  replaceNodes(tree, (node) => {
    const piece = isJsx(node) ? pieces.get(node.name ?? '') : undefined;
    if (piece && node.type === 'mdxJsxTextElement') reportInline(node, inclusion);
    return piece && structuredClone(piece.children);
  });
}

/** A line of text cannot contain blocks. */
function reportInline(node: MdxJsxTextElement, { host, file }: Inclusion): void {
  reporterFor(host, file)(node, {
    problem: `places <${node.name} /> inside a line of text.`,
    remedy: 'Put it on its own line, with an empty line before and after.',
  });
}

/**
 * Make elements that are alone on their lines blocks, instead of words of a paragraph. MDX does so for a
 * page; a piece of a page is parsed apart.
 */
function raiseLoneElements(tree: Root): void {
  replaceNodes(tree, (node) => {
    if (node.type !== 'paragraph' || !hasLoneElements(node)) return undefined;
    return node.children.flatMap((child) =>
      child.type === 'mdxJsxTextElement'
        ? [{ ...child, type: 'mdxJsxFlowElement' } as Node as Nodes]
        : [],
    );
  });
}

function hasLoneElements({ children }: Paragraph): boolean {
  return (
    children.some(({ type }) => type === 'mdxJsxTextElement') &&
    children.every(
      (child) =>
        child.type === 'mdxJsxTextElement' || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}
