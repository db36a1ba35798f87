import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit as visitAsPublished } from 'unist-util-visit';
import { SKIP, visit } from '@/lib/mdx/base/visit';

const TEXT = `# A *b*

> c **d \`e\`**
>
> - f
> - g [h](i)

j ![k](l) m
`;

type Visitor = (node: Nodes, index: number | undefined, parent: Nodes | undefined) => unknown;

/** The visited nodes in order, with the arguments of the visitor, and the resulting tree. */
type Visit = (tree: Root, ...rest: [Visitor] | [string, Visitor]) => void;

function trail(walk: Visit, visitor: Visitor, type?: string) {
  const tree: Root = fromMarkdown(TEXT);
  const met: unknown[] = [];
  const noting: Visitor = (node, index, parent) => {
    met.push([node.type, node.position?.start.offset, index, parent?.type]);
    return visitor(node, index, parent);
  };
  if (type === undefined) walk(tree, noting);
  else walk(tree, type, noting);
  return { met, tree };
}

test.each<[string, () => Visitor, string?]>([
  ['nothing', () => () => undefined],
  ['nothing, of one type', () => () => undefined, 'text'],
  [
    'to skip',
    () =>
      ({ type }) =>
        type === 'blockquote' ? SKIP : undefined,
  ],
  [
    'other children, and visits them',
    () => (node) => {
      if (node.type === 'strong') node.children = [{ type: 'text', value: 'new' }];
    },
  ],
])(
  'a visitor that returns %s visits the same nodes as with the published package',
  (_, visitor, ...[type]) => {
    expect(trail(visit as Visit, visitor(), type)).toEqual(
      trail(visitAsPublished as Visit, visitor(), type),
    );
  },
);

test('a node without children, or with undefined children, is visited', () => {
  const met: string[] = [];
  visit({ type: 'text' }, ({ type }) => void met.push(type));
  visit(
    { type: 'root', children: undefined } as unknown as Nodes,
    ({ type }) => void met.push(type),
  );
  expect(met).toEqual(['text', 'root']);
});
