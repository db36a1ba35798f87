declare var harborStartedAt: number;

declare module '*.css';
declare module '*.less';
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}

declare module 'dagre' {
  interface Graph {
    setGraph(options: { rankdir: string }): void;
    setDefaultEdgeLabel(label: () => object): void;
    setNode(id: string, node: { label: string; width: number; height: number }): void;
    setEdge(from: string, to: string): void;
    node(id: string): { x: number; y: number };
  }
  const dagre: { graphlib: { Graph: new () => Graph }; layout(graph: Graph): void };
  export default dagre;
}

declare module 'lodash' {
  export function groupBy<T>(values: readonly T[], key: (value: T) => number): Record<string, T[]>;
  export function range(end: number): number[];
  export function sum(values: readonly number[]): number;
  const lodash: { groupBy: typeof groupBy; range: typeof range; sum: typeof sum };
  export default lodash;
}
declare module 'lodash/groupBy' {
  export { groupBy as default } from 'lodash';
}
declare module 'lodash/range' {
  export { range as default } from 'lodash';
}
declare module 'lodash/sum' {
  export { sum as default } from 'lodash';
}
declare module 'lodash/sortBy' {
  export default function sortBy<T>(values: readonly T[], key: string): T[];
}
declare module 'lodash/throttle' {
  export default function throttle(action: () => void, wait: number): () => void;
}

declare module 'hoist-non-react-statics' {
  export default function hoistStatics<T>(target: T, source: unknown): T;
}
declare module 'prop-types' {
  interface Checker {
    isRequired: object;
  }
  const types: { array: Checker; string: Checker };
  export default types;
}
declare module 'react-is' {
  export function isElement(value: unknown): boolean;
}
