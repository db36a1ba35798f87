import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from 'parse5';
import { dataAttribute } from '../../lib/data-names';
import type { SiteFiles } from '../check-site/site';
import { parseHtml } from '../export/html';
import { inlineScriptOf } from '../export/policy';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What differs in every build: hashes of files, and the data that the client loads. */
const LEFT_OUT = new Set(['integrity', dataAttribute('precedence'), 'nonce']);
/** A class of a CSS module: `O8Na-a_root`, or its short name. */
const MODULE_CLASS = /^(?:[\w-]{6})?_[\w-]+$/;

/** Files for readers and machines. The data of the client repeats the content of the page. */
const READ =
  /\.(?:html|xml|atom|json|md|webmanifest)$|^_(?:headers|redirects)$|(?:robots|security|llms)\.txt$/;

/** The lines of every file for readers and machines, by its name without hash. */
export function snapshotOf({ names, read }: SiteFiles): ReadonlyMap<string, readonly string[]> {
  return new Map(
    names
      .filter((name) => READ.test(name))
      .map((name) => [
        withoutHashes(`/${name}`).slice(1),
        linesOfFile(name, read(name).toString('utf8')),
      ]),
  );
}

function linesOfFile(name: string, text: string): readonly string[] {
  if (name.endsWith('.html')) return linesOfPage(parseHtml(text));
  if (/json$|webmanifest$/.test(name)) {
    const own = name.startsWith('static/search_index_terms') ? ownTerms : undefined;
    const data = JSON.stringify(JSON.parse(text, own), undefined, 1);
    return withoutHashes(data.replaceAll('\\n', '\n')).split('\n');
  }
  const lines = /\.(?:xml|atom)$/.test(name) ? text.replaceAll('><', '>\n<') : text;
  return withoutHashes(lines).split('\n');
}

/** Without the titles and headings, which the documents of the search contain too, and the numbers of sections. */
function ownTerms(key: string, value: unknown): unknown {
  if (key === 'pages' || key === 'sections') return undefined;
  return key === 'keywords' ? Object.values(value as object) : value;
}

/** A page as lines, one per element, indented by depth, without what differs in every build. */
export function linesOfPage(document: DefaultTreeAdapterTypes.Document): string[] {
  const lines = document.childNodes.flatMap((node) => linesOf(node, ''));
  // The bundler decides how code and styles are split into files.
  return lines.filter((line, index) => !isOfBundler(line) || line !== lines[index - 1]);
}

function isOfBundler(line: string): boolean {
  return line.includes('/_next/static/');
}

function linesOf(node: Node, indent: string): string[] {
  if (adapter.isTextNode(node)) {
    const text = asOneLine(node.value);
    return text === '' ? [] : [indent + text];
  }
  if (!adapter.isElementNode(node)) return [];
  const script = inlineScriptOf(node);
  const [only, ...others] = node.childNodes;
  const isText = only !== undefined && others.length === 0 && adapter.isTextNode(only);
  const line = `${indent}${startTag(node)}`;
  // The code of the site is compared by its size.
  if (script !== undefined) return [line];
  if (isText) return [`${line} ${withoutHashes(asOneLine(only.value))}`.trimEnd()];
  return [line, ...node.childNodes.flatMap((child) => linesOf(child, `${indent}  `))];
}

function startTag({ tagName, attrs }: Element): string {
  const shown = attrs.flatMap(({ name, value }) => {
    if (LEFT_OUT.has(name)) return [];
    const own = name === 'class' ? ownClasses(value) : withoutHashes(value);
    return name === 'class' && own === '' ? [] : [`${name}="${own}"`];
  });
  return `<${[tagName, ...shown.sort()].join(' ')}>`;
}

function ownClasses(value: string): string {
  return value
    .split(/\s+/)
    .filter((name) => !MODULE_CLASS.test(name))
    .join(' ');
}

/** Replaces the hashes in file names, and those of inline scripts in the policy. */
function withoutHashes(text: string): string {
  return text
    .replaceAll(/(\/_next\/static\/(?:chunks|media)\/)[\w.~-]+(\.\w+)/g, '$1*$2')
    .replaceAll(/(\/static\/(?:reading|payload|styles)\/)[\w~-]+(\.\w+)/g, '$1*$2')
    .replaceAll(/\.[\da-f]{8}\.(?=(?:[a-z]+\.)*[a-z\d]+)/g, '.*.')
    .replaceAll(/(?: 'sha256-[\w+/=]+')+/g, " 'sha256-*'");
}

function asOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
