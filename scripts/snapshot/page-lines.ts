import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from 'parse5';
import { dataAttribute } from '../../lib/data-names';
import { attributeOf } from '../export/html';
import { inlineScriptOf } from '../export/policy';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What differs in every build: hashes of files, and the data that the client loads. */
const LEFT_OUT = new Set(['integrity', dataAttribute('precedence'), 'nonce']);
/** A class of a CSS module: `O8Na-a_root`, or its short name. */
const MODULE_CLASS = /^(?:[\w-]{6})?_[\w-]+$/;

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
  if (script !== undefined || attributeOf(node, dataAttribute('framework')) !== undefined)
    return [line];
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
export function withoutHashes(text: string): string {
  return text
    .replaceAll(/(\/_next\/static\/(?:chunks|media)\/)[\w.~-]+(\.\w+)/g, '$1*$2')
    .replaceAll(/(\/static\/(?:reading|payload|styles)\/)[\w~-]+(\.\w+)/g, '$1*$2')
    .replaceAll(/\.[\da-f]{8}\.(?=(?:[a-z]+\.)*[a-z\d]+)/g, '.*.')
    .replaceAll(/(?: 'sha256-[\w+/=]+')+/g, " 'sha256-*'");
}

function asOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
