import { createElement, Fragment, type ReactNode } from 'react';
import { MDX_COMPONENTS } from '@/components/mdx/components';
import type { PageElement, PageNode, PageValue } from '@/lib/content/compile-page';

/** The text of a page, in our components. */
export function PageText({ nodes }: { nodes: readonly PageNode[] }) {
  return createElement(Fragment, null, ...nodes.map(nodeOf));
}

function nodeOf(node: PageNode): ReactNode {
  return typeof node === 'string' ? node : elementOf(node.element);
}

function elementOf({ name, isComponent, props, children }: PageElement): ReactNode {
  const type = isComponent ? MDX_COMPONENTS[name as keyof typeof MDX_COMPONENTS] : name;
  return createElement(type as string, propsOf(props), ...children.map(nodeOf));
}

function propOf(value: PageValue): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(propOf);
  if ('nodes' in value) return <PageText nodes={value.nodes} />;
  return 'object' in value ? propsOf(value.object) : value;
}

function propsOf(record: Record<string, PageValue>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, propOf(value)]));
}
