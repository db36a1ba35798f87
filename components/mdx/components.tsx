import type { ComponentProps } from 'react';
import type { ComponentName } from '@/lib/component-table';
import { BuildTimeline } from './BuildTimeline';
import { BundleMap } from './BundleMap';
import { Callout } from './Callout';
import { CodeBlock } from './CodeBlock';
import { Details } from './Details';
import { FileTree } from './FileTree';
import { Heading } from './Heading';
import { Kbd } from './Kbd';
import { LinkCard } from './LinkCard';
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
  BuildTimeline,
  BundleMap,
  Callout,
  CodeBlock,
  Details,
  FileTree,
  Kbd,
  LinkCard,
  OptionFacts,
  OptionFinder,
  Showcase,
  SourceCode,
  Steps,
  Tab,
  Tabs,
} satisfies Record<ComponentName | 'h2' | 'h3' | 'h4' | 'table', unknown>;
