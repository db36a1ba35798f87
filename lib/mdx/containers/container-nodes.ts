import type { BlockContent, DefinitionContent, Literal, Parent } from 'mdast';

/** `:::name rest … :::` as written. */
export interface Container extends Parent {
  type: 'container';
  name: string;
  rest: string;
  children: (BlockContent | DefinitionContent)[];
}

/** A line of colons that belongs to no container. */
interface ContainerStray extends Literal {
  type: 'containerStray';
}

declare module 'mdast' {
  interface RootContentMap {
    container: Container;
    containerStray: ContainerStray;
  }
  interface BlockContentMap {
    container: Container;
    containerStray: ContainerStray;
  }
}
