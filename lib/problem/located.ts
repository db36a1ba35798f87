import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';

/** A way through nested data: keys and indexes. */
export type DataPath = readonly (string | number)[];

/** Data that remembers where each of its parts was written. */
export interface Located {
  value: unknown;
  /** The line, from 1, on which the part at `path`, or its nearest ancestor, is written. */
  lineOf(path: DataPath): number;
}

/** What a parser found wrong with a text, and where. */
export interface SyntaxProblem {
  line: number;
  message: string;
  /** What to write instead, where the error is known to be of one kind. */
  remedy?: string | undefined;
}

/** Parse strict JSON: no comments, no trailing commas. The first error ends it. */
export function parseJson(text: string): Located | SyntaxProblem {
  if (isDeep(text)) return { line: 1, message: `the file has more than ${MOST_LEVELS} levels` };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const message = error ? wordsOf(printParseErrorCode(error.error)) : 'the file is empty';
    return { line: lineAt(text, error?.offset ?? 0), message };
  }
  const lineOf = (path: DataPath) => {
    const node = nearestJsonNode(root, path);
    const isProperty = node.parent?.type === 'property';
    return lineAt(text, isProperty ? (node.parent?.offset ?? node.offset) : node.offset);
  };
  return { value: getNodeValue(root) as unknown, lineOf };
}

/** The parser calls itself for each level, and the calls of a process are limited. */
const MOST_LEVELS = 500;

/** Brackets in strings count too: no list has so many. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MOST_LEVELS) return true;
  }
  return false;
}

/**
 * Parse YAML.
 *
 * @param firstLine The line of the file on which `text` starts.
 */
export function parseYaml(text: string, firstLine = 1): Located | SyntaxProblem {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // Of bytes, sets or times, which no schema expects and JSON cannot show.
    resolveKnownTags: false,
  });
  const lineAtOffset = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const faultAt = (offset: number, message: string, remedy?: string): SyntaxProblem => {
    const written = text.split('\n')[lines.linePos(offset).line - 1];
    return { line: lineAtOffset(offset), message, remedy: remedyForLine(written) ?? remedy };
  };
  const [error] = [...document.errors, ...document.warnings];
  if (error?.code === 'DUPLICATE_KEY')
    return faultAt(error.pos[0], 'the key is there twice.', 'Remove one of the two.');
  if (error) return faultAt(error.pos[0], error.message);
  const fault = faultIn(document, text);
  if (fault) return faultAt(...fault);
  try {
    const lineOf = (path: DataPath) => lineAtOffset(offsetOf(document.contents, path));
    return { value: document.toJS() as unknown, lineOf };
  } catch (aliasError) {
    return { line: firstLine, message: (aliasError as Error).message };
  }
}

/** A key and a value that begins neither a block nor, as a whole, a list or group. */
const TEXT_LINE = /^[\s-]*([\w-]+: +)((?![|>[{])\S.*|[[{].*[\]}].*[^\]}\s])$/;

/** Quotes, for a text alone on a line that YAML reads as something else, as after a colon in it. */
function remedyForLine(line = ''): string | undefined {
  const [, key = '', value = ''] = TEXT_LINE.exec(line) ?? [];
  if (parseDocument(key + value).errors.length === 0 && !/^\*| #/.test(value)) return undefined;
  const quoted = JSON.stringify(value.replace(/^(['"])(.*)\1$/, '$2'));
  return `Put the text in quotes: \`${key}${quoted}\`.`;
}

/** What the parser accepts and no author means. */
function faultIn(document: Document, text: string) {
  let fault: [offset: number, message: string, remedy: string] | undefined;
  visit(document, {
    Alias(_, alias, above) {
      const target = alias.resolve(document);
      // Nothing that reads or prints data expects data that holds itself.
      if (target && !above.includes(target)) return undefined;
      const message = target ? 'an alias is part of what it names.' : 'an alias names nothing.';
      fault = [alias.range?.[0] ?? 0, message, 'Write the value in place of it.'];
      return visit.BREAK;
    },
    Scalar(_, { type, value, range }) {
      const isPlainText = type === 'PLAIN' && typeof value === 'string' && range;
      if (!isPlainText || !/^[ \t]+#/.test(text.slice(range[1]))) return undefined;
      const message = 'a text ends before ` #`: the rest of its line is a comment.';
      fault = [range[0], message, 'Put the text in quotes, or the comment on a line of its own.'];
      return visit.BREAK;
    },
  });
  return fault;
}

/** Tell an error from data. */
export function isSyntaxProblem(result: Located | SyntaxProblem): result is SyntaxProblem {
  return 'message' in result;
}

/** The part of some data at a path; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  const partOf = (value: unknown, key: PropertyKey) =>
    Object.hasOwn(Object(value), key) ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  return path.reduce(partOf, data);
}

/** The line, counted from 1, that holds the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Where the key or list item at the path, or its nearest ancestor, begins. */
function offsetOf(root: unknown, path: DataPath): number {
  let node: unknown = root;
  let offset = isNode(root) ? (root.range?.[0] ?? 0) : 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (!pair || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = isNode(node) ? (node.range?.[0] ?? offset) : offset;
    } else break;
  }
  return offset;
}

function nearestJsonNode(root: Node, path: DataPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

/** `PropertyNameExpected` reads better as `property name expected`. */
function wordsOf(code: string): string {
  return code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
