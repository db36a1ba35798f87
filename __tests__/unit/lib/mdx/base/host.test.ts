import type { Node } from 'unist';
import { VFile } from 'vfile';
import { placeOf, reporterFor } from '@/lib/mdx/base/host';
import type { Problem } from '@/lib/problem/problem';

const FAULT = { problem: 'is wrong.', remedy: 'Fix it.' };
const position = { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } };

function reported(node: Node, fault: Omit<Problem, 'file'>): Problem[] {
  const problems: Problem[] = [];
  const host = { report: (problem: Problem) => void problems.push(problem) };
  reporterFor(host, new VFile({ path: 'a.mdx' }))(node, fault);
  return problems;
}

test.each<[string, Omit<Problem, 'file'>, Partial<Problem>]>([
  ['none', FAULT, { line: 3, column: 5 }],
  [
    'no place, as an attribute that a plugin has added',
    { ...FAULT, line: undefined, column: undefined },
    { line: 3, column: 5 },
  ],
  ['a line', { ...FAULT, line: 7 }, { line: 7 }],
  ['a line and a column', { ...FAULT, line: 7, column: 2 }, { line: 7, column: 2 }],
])('a fault with %s is at the best place that is known', (_, fault, place) => {
  expect(reported({ type: 'text', position }, fault)).toEqual([
    { file: 'a.mdx', ...FAULT, ...place },
  ]);
});

test('a node of a shared piece is in the file of the piece', () => {
  const node = { type: 'text', position, data: { file: 'piece.mdx' } };
  expect(placeOf(node, new VFile({ path: 'a.mdx' }))).toEqual({
    file: 'piece.mdx',
    line: 3,
    column: 5,
  });
});
