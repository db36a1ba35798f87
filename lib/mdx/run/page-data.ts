/** What a page is once its code has run: data, without anything left to run. */
export type PageNode = string | { element: PageElement };

export interface PageElement {
  /** `p`, an element of HTML; or the name of one of our components. */
  name: string;
  isComponent: boolean;
  props: Record<string, PageValue>;
  children: readonly PageNode[];
}

/** The value of an attribute. Objects are wrapped, so that none can be taken for an element. */
export type PageValue =
  | string
  | number
  | boolean
  | null
  | readonly PageValue[]
  | { nodes: readonly PageNode[] }
  | { object: Record<string, PageValue> };

/** What went wrong where; `detail` is a message, or the name of an attribute. */
export interface RunFault {
  /** A file and a line, `a.mdx:7`; empty if it is the page as a whole. */
  place: string;
  kind: 'throws' | 'endless' | 'object' | 'function' | 'style';
  detail: string;
}

/** What running a page gives. */
export interface PageRun {
  nodes: readonly PageNode[];
  faults: readonly RunFault[];
}
