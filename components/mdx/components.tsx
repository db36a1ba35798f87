import type { ComponentProps, ReactNode } from 'react';
import type { ComponentName } from '@/lib/component-table';
import { Badge, Tag } from './Badge';
import { BuildTimeline } from './BuildTimeline';
import { BundleMap } from './BundleMap';
import { Callout } from './Callout';
import { Card, Cards, LinkCard } from './Card';
import { CodeBlock } from './CodeBlock';
import { Details } from './Details';
import { FileTree } from './FileTree';
import { Heading } from './Heading';
import { Kbd } from './Kbd';
import { OptionFacts, OptionFinder } from './OptionFinder';
import { Showcase } from './Showcase';
import { SourceCode } from './SourceCode';
import { Steps } from './Steps';
import { Table } from './Table';
import { Tab, Tabs } from './Tabs';

type HeadingText = Omit<ComponentProps<typeof Heading>, 'as'>;

/** What Markdown elements become, and how the components of `COMPONENTS` are rendered. */
export const MDX_COMPONENTS = {
  h2: (props: HeadingText) => <Heading as="h2" {...props} />,
  h3: (props: HeadingText) => <Heading as="h3" {...props} />,
  h4: (props: HeadingText) => <Heading as="h4" {...props} />,
  table: Table,
  Badge,
  BuildTimeline,
  BundleMap,
  Callout,
  Card,
  Cards,
  CodeBlock,
  Details,
  FileTree,
  Kbd,
  LinkCard,
  NoSearch,
  OptionFacts,
  OptionFinder,
  Showcase,
  SourceCode,
  Steps,
  Tab,
  Tabs,
  Tag,
} satisfies Record<ComponentName | 'h2' | 'h3' | 'h4' | 'table', unknown>;

/** Excludes a part of a page from the search. The part is shown as it is. */
function NoSearch({ children }: { children: ReactNode }) {
  return children;
}
