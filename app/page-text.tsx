import { createElement, Fragment, type ReactNode } from 'react';
import { MDX_COMPONENTS } from '@/components/mdx/components';
import type { PageNode } from '@/lib/page-node';

/** The text of a page, in our components. */
export function PageText({ nodes }: { nodes: readonly PageNode[] }) {
  return createElement(Fragment, null, ...nodes.map(elementOf));
}

function elementOf(node: PageNode): ReactNode {
  if (typeof node === 'string') return node;
  const { name, isComponent, props, children } = node;
  const type = isComponent ? MDX_COMPONENTS[name as keyof typeof MDX_COMPONENTS] : name;
  return createElement(type as string, props, ...children.map(elementOf));
}
