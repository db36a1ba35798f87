import dagre from 'dagre';

export interface Port {
  id: string;
  label: string;
}

export type Lane = readonly [from: string, to: string];

/** Where each port is drawn so that lanes run from left to right. */
export function placePorts(ports: readonly Port[], lanes: readonly Lane[]) {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'LR' });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, label } of ports) graph.setNode(id, { label, width: 80, height: 28 });
  for (const [from, to] of lanes) graph.setEdge(from, to);
  dagre.layout(graph);
  return ports.map((port) => ({ ...port, ...graph.node(port.id) }));
}
