import type { BlockContent, DefinitionContent, Literal, Nodes, Parent, RootContent } from 'mdast';
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    containerMark: 'containerMark';
  }
}

/** `:::name rest … :::` as written. */
export interface Container extends Parent {
  type: 'container';
  name: string;
  rest: string;
  children: (BlockContent | DefinitionContent)[];
}

/** A line that begins with three colons or more. */
interface ContainerMark extends Literal {
  type: 'containerMark';
}

declare module 'mdast' {
  interface RootContentMap {
    container: Container;
    containerMark: ContainerMark;
  }
  interface BlockContentMap {
    container: Container;
    containerMark: ContainerMark;
  }
}

const COLON = 58;
/** Line endings have the codes below this one; the end of the file is null. */
const FIRST_IN_LINE = -2;

/** `:::tip Title`, also with a space before the name. */
const OPENING = /^(:{3,})[ \t]*([A-Za-z][\w-]*)(.*)$/;
const CLOSING = /^(:{3,})[ \t]*$/;

const MARK: Construct = { name: 'containerMark', tokenize };

const NODES: FromMarkdown = {
  enter: {
    containerMark(token) {
      this.enter({ type: 'containerMark', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    containerMark(token) {
      this.exit(token);
    },
  },
  transforms: [foldContainers],
};

/**
 * `:::name … :::` becomes a `container` node. A line of three colons is a node of its own, a `containerMark`, and two
 * that belong together become a container with the nodes between them. Marks that open nothing that is closed, or
 * close nothing that is open, stay, for a message. Colons anywhere else are text.
 */
export const CONTAINERS: { micromark: Extension; fromMarkdown: FromMarkdown } = {
  micromark: { flow: { [COLON]: MARK } },
  fromMarkdown: NODES,
};

function tokenize(effects: Effects, ok: State, nok: State): State {
  let colons = 0;
  return (code) => {
    effects.enter('containerMark');
    return inColons(code);
  };

  function inColons(code: Code): State | undefined {
    if (code !== COLON) return colons < 3 ? nok(code) : inLine(code);
    effects.consume(code);
    colons += 1;
    return inColons;
  }
  function inLine(code: Code): State | undefined {
    if (code !== null && code >= FIRST_IN_LINE) {
      effects.consume(code);
      return inLine;
    }
    effects.exit('containerMark');
    return ok(code);
  }
}

/** A mark that opens a container and is not closed yet. */
interface Opening {
  /** Its place among the children of its parent. */
  at: number;
  colons: number;
  name: string;
  rest: string;
}

/** Make containers of the marks among the children of a node, and of all nodes below it. */
function foldContainers(node: Nodes): void {
  if (!('children' in node)) return;
  const children: RootContent[] = [];
  const open: Opening[] = [];
  for (const child of node.children) {
    foldContainers(child);
    const line = child.type === 'containerMark' ? child.value : '';
    const [, colons, name, rest = ''] = OPENING.exec(line) ?? [];
    if (colons && name) {
      open.push({ at: children.length, colons: colons.length, name, rest: rest.trim() });
    }
    const closed = takeClosed(open, CLOSING.exec(line)?.[1]?.length ?? 0);
    children.push(closed ? containerOf(closed, [...children.splice(closed.at), child]) : child);
  }
  node.children = children as typeof node.children;
}

/** A mark closes the innermost container with as many colons, else the innermost one with fewer. */
function takeClosed(open: Opening[], colons: number): Opening | undefined {
  const exact = open.findLastIndex((opening) => opening.colons === colons);
  const index = exact >= 0 ? exact : open.findLastIndex((opening) => opening.colons < colons);
  return index >= 0 ? open.splice(index)[0] : undefined;
}

/** @param nodes Both marks, and what is between them. */
function containerOf({ name, rest }: Opening, nodes: RootContent[]): Container {
  const [start, end] = [nodes[0]?.position, nodes.at(-1)?.position];
  const position = start && end && { start: start.start, end: end.end };
  const children = nodes.slice(1, -1) as Container['children'];
  return { type: 'container', name, rest, children, position };
}
