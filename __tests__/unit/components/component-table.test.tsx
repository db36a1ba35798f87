import { readFileSync } from 'node:fs';
import type { ComponentProps, ElementType } from 'react';
import { MDX_COMPONENTS } from '@/components/mdx/components';
import { COMPONENT_NAMES, type COMPONENTS, type ComponentName } from '@/lib/component-table';
import { fillAuthorTables } from '@/scripts/support/author-tables';

type Rendered = {
  [Name in ComponentName]: (typeof MDX_COMPONENTS)[Name] extends ElementType
    ? Exclude<keyof ComponentProps<(typeof MDX_COMPONENTS)[Name]>, 'children'>
    : never;
};
type Listed = { [Name in ComponentName]: keyof (typeof COMPONENTS)[Name]['props'] };

test('the table lists the props that the components have, and all components', () => {
  // These lines do not compile where the table and the components differ.
  const listed = {} as Listed satisfies Rendered;
  const rendered = {} as Rendered satisfies Listed;
  expect([listed, rendered]).toHaveLength(2);
  const names = Object.keys(MDX_COMPONENTS).filter((name) => /^[A-Z]/.test(name));
  expect(names.sort()).toEqual([...COMPONENT_NAMES].sort());
});

test('the tables of the author’s guide are those of the code; `npm run docs:tables` writes them', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(fillAuthorTables(guide)).toBe(guide);
});
