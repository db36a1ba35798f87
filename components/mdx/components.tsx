import type { ComponentProps } from 'react';
import { Callout } from './Callout';
import { CodeBlock } from './CodeBlock';
import { Heading } from './Heading';
import { Table } from './Table';

type HeadingText = Omit<ComponentProps<typeof Heading>, 'as'>;

/** What Markdown elements become, and the components that authors use without import. */
export const MDX_COMPONENTS = {
  h2: (props: HeadingText) => <Heading as="h2" {...props} />,
  h3: (props: HeadingText) => <Heading as="h3" {...props} />,
  h4: (props: HeadingText) => <Heading as="h4" {...props} />,
  table: Table,
  Callout,
  CodeBlock,
};
