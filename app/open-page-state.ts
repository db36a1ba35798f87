import type { OpenPageData } from '@/lib/page/source';
import type { PageNode } from '@/lib/page-node';

/** A part of the text, under a key that it keeps while parts come and go above it. */
export interface Block {
  key: number;
  nodes: readonly [PageNode];
}

/** A page as it is shown. Parts that an edit has not changed are the same objects, so React does not render them again. */
export interface OpenPageState extends Omit<OpenPageData, 'nodes'> {
  blocks: readonly Block[];
}

/**
 * A page with new data. While an error keeps its text from being compiled, the last one stays: without it the page would be
 * too short for the place at which its author reads.
 */
export function updatePage(before: OpenPageState | undefined, data: string): OpenPageState {
  const { nodes, ...rest }: OpenPageData = JSON.parse(data);
  const last = before?.blocks ?? [];
  // The text of a page that imports code comes with the framework.
  if (rest.live) return { ...keepSame(before, rest), blocks: last };
  if (nodes.length === 0 && rest.problems.length > 0) {
    return { ...keepSame(before, { ...rest, live: before?.live }), blocks: last };
  }
  return { ...keepSame(before, rest), blocks: updateBlocks(last, nodes) };
}

function keepSame(before: OpenPageState | undefined, rest: Omit<OpenPageData, 'nodes'>) {
  const parts = Object.entries(rest).map(([name, part]) => {
    const last = before?.[name as keyof typeof rest];
    return [name, isSame(last, part) ? last : part];
  });
  return Object.fromEntries(parts) as typeof rest;
}

/**
 * An edit changes one place in the text: the blocks above and below it are kept, and the block itself is updated in place,
 * so that an open section stays open.
 */
function updateBlocks(before: readonly Block[], nodes: readonly PageNode[]): readonly Block[] {
  const most = Math.min(before.length, nodes.length);
  const isKept = (place: number, count: number) =>
    count < most && isSame(before.at(place)?.nodes[0], nodes.at(place));
  let above = 0;
  while (isKept(above, above)) above += 1;
  let below = 0;
  while (isKept(-1 - below, above + below)) below += 1;
  const replaced = before.slice(above, before.length - below);
  const edited = nodes.slice(above, nodes.length - below);
  const nextKey = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  return [
    ...before.slice(0, above),
    ...edited.map((node, index) => ({
      key: replaced[index]?.key ?? nextKey + index,
      nodes: [node] as const,
    })),
    ...before.slice(before.length - below),
  ];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
