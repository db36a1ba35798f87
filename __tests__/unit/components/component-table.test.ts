import { readFileSync } from 'node:fs';
import type { ComponentProps, ElementType } from 'react';
import type { MDX_COMPONENTS } from '@/components/mdx/components';
import { AUTHOR_NAMES, type COMPONENTS, type ComponentName, propsOf } from '@/lib/component-table';
import { visit } from '@/lib/mdx/base/visit';
import { parseMarkdown } from '@/lib/mdx/syntax';
import { fillAuthorTables } from '@/scripts/support/author-tables';

type Rendered = {
  [Name in ComponentName]: (typeof MDX_COMPONENTS)[Name] extends ElementType
    ? Exclude<keyof ComponentProps<(typeof MDX_COMPONENTS)[Name]>, 'children'>
    : never;
};
type Listed = { [Name in ComponentName]: keyof (typeof COMPONENTS)[Name]['props'] };

test('the component table lists the props of all components', () => {
  // These lines do not compile if the table and the components differ.
  const listed = {} as Listed satisfies Rendered;
  const rendered = {} as Rendered satisfies Listed;
  expect([listed, rendered]).toHaveLength(2);
});

test('the tables in CONTRIBUTING.md match the code; `npm run docs:tables` updates them', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(fillAuthorTables(guide)).toBe(guide);
});

const FIXTURES = ['components', 'pictures', 'terms'].map(
  (name) => `__tests__/fixtures/every-kind/en/guide/${name}.mdx`,
);
/** They show the report of the product and its options, which only its own content has. */
const OF_PRODUCT = [
  'content/en/index.mdx',
  'content/en/guide/usage/project-overall.mdx',
  'content/en/config/options/options.mdx',
  'content/en/blog/topic/duplicate-pkg-problem.mdx',
];

test('the fixture pages show every component with every prop', () => {
  const wanted = AUTHOR_NAMES.flatMap((name) => [
    name,
    ...Object.entries(propsOf(name) ?? {}).flatMap(([prop, { isInternal }]) =>
      isInternal ? [] : [`${name} ${prop}`],
    ),
  ]);
  const shown = new Set([...FIXTURES, ...OF_PRODUCT].flatMap(shownIn));
  expect(wanted.filter((part) => !shown.has(part))).toEqual([]);
});

/** The components of a page, and their props: `Badge`, `Badge text`. */
function shownIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
    .replace(/^---[\s\S]*?\n---/, '')
    // These are filled in before the page is parsed.
    .replace(/\{figures\.[^}]*\}/g, '');
  const tree = parseMarkdown(text, 'mdx');
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    found.push(`${node.name}`);
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute') found.push(`${node.name} ${attribute.name}`);
    }
  });
  return found;
}
