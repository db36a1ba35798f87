/** A page without code is data. */
export type PageNode = string | PageElement;

export interface PageElement {
  /** `p`, an element of HTML; or the name of one of our components. */
  name: string;
  isComponent: boolean;
  props: Record<string, PageValue>;
  children: readonly PageNode[];
}

/** The value of an attribute. */
export type PageValue =
  | string
  | number
  | boolean
  | null
  | readonly PageValue[]
  | { [name: string]: PageValue };
