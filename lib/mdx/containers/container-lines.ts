/** `:::tip Title`, also with a space before the name. */
const OPENING = /^(:{3,})[ \t]*([A-Za-z][\w-]*)(.*)$/;
/** What opens a container somewhere below: in a quotation or a list the line begins with their marks. */
const NESTED_OPENING = /^[>\s\d.*+-]*(:{3,})[ \t]*[A-Za-z]/;
const FENCE_OF_CODE = /^[>\s\d.*+-]*(`{3,}|~{3,})([^`]*)$/;
const CLOSING = /^\s*(:{3,})\s*$/;

interface ContainerOpening {
  /** How many colons; a container with more of them may hold one with fewer. */
  colons: number;
  name: string;
  /** What follows the name: a title, or attributes in braces. */
  rest: string;
}

/** The first line of a container in its parts; undefined if it is none. */
export function parseOpening(line: string): ContainerOpening | undefined {
  const [, colons, name, rest] = OPENING.exec(line) ?? [];
  if (colons === undefined || name === undefined) return undefined;
  return { colons: colons.length, name, rest: (rest ?? '').trim() };
}

/**
 * Finds the end of a container opened with `colons` colons. Containers in it may have as many: each
 * `:::` ends the innermost one that is open. In a code block the colons mean nothing.
 *
 * @returns what reads the next line of the container, and tells whether that ends it.
 */
export function createContainerEnd(colons: number): (line: string) => boolean {
  const open = [colons];
  let codeFence: string | undefined;

  function noteCodeFence(line: string): boolean {
    const [, fence, info = ''] = FENCE_OF_CODE.exec(line) ?? [];
    if (codeFence !== undefined) {
      if (fence?.startsWith(codeFence) && info.trim() === '') codeFence = undefined;
      return true;
    }
    codeFence = fence;
    return fence !== undefined;
  }

  return (line) => {
    if (noteCodeFence(line)) return false;
    const nested = NESTED_OPENING.exec(line)?.[1];
    if (nested !== undefined) open.push(nested.length);
    const closing = CLOSING.exec(line)?.[1];
    if (closing === undefined) return false;
    const exact = open.lastIndexOf(closing.length);
    const index = exact >= 0 ? exact : open.findLastIndex((length) => length < closing.length);
    if (index >= 0) open.length = index;
    return open.length === 0;
  };
}
