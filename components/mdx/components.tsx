import { Callout } from './Callout';
import { CodeBlock } from './CodeBlock';
import { headingOf } from './Heading';
import { Table } from './Table';

/** What Markdown elements become, and the components that authors use without import. */
export const MDX_COMPONENTS = {
  h2: headingOf(2),
  h3: headingOf(3),
  h4: headingOf(4),
  table: Table,
  Callout,
  CodeBlock,
};
