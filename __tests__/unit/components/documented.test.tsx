/** @jest-environment ./__tests__/support/dom-environment.mjs */
import { screen } from '@testing-library/react';
import { settleTabs } from '@/lib/browser/text/tabs';
import { AUTHOR_NAMES, COMPONENTS } from '@/lib/component-table';
import { readComponentsPage, renderMdx } from '../../support/render-mdx';

/** The example in the table of CONTRIBUTING.md. */
function exampleOf(name: 'DemoLink' | 'Glossary' | 'ReportShot'): string {
  return COMPONENTS[name].write.replaceAll('`', '');
}

const named = (role: string, name: string | RegExp) => screen.getAllByRole(role, { name });
/** Excludes the source of the example in a code block. */
const text = (content: string) => screen.getAllByText(content, { ignore: 'pre *' });

/** How each component is found where its documentation shows it: by a role and name, or by its text. */
const SHOWN: Record<string, () => HTMLElement[]> = {
  Badge: () => text('outline'),
  Callout: () => named('note', 'Care'),
  Card: () => text('Content of a card.'),
  Cards: () => named('link', /^Guide/),
  DemoLink: () => named('link', 'Open'),
  Details: () => text('More'),
  FileTree: () => named('listitem', /^/).filter((item) => item.textContent?.startsWith('src')),
  Glossary: () => named('heading', 'Chunk'),
  Kbd: () => text('Ctrl'),
  LinkCard: () => named('link', /^Plain Markdown/),
  NoSearch: () => text('Kept out of the search.'),
  PackageManagerTabs: () => named('tab', 'pnpm'),
  Picture: () => named('img', 'Seven loaders in small'),
  ReportShot: () => named('img', 'The tree'),
  SourceCode: () => named('link', /source/i),
  Steps: () => named('heading', 'Configure'),
  Tab: () => named('tabpanel', 'webpack'),
  Tabs: () => named('tab', 'webpack'),
  Tag: () => text('deprecated'),
};

test('the documentation of every component renders it, by role and name', async () => {
  const examples = (['DemoLink', 'Glossary', 'ReportShot'] as const).map(exampleOf);
  const errors = await renderMdx([readComponentsPage(), ...examples].join('\n\n'));
  // Tab panels get their names from the script.
  settleTabs();
  // The definition of the term, for which the glossary tests use more than one line.
  expect(errors).toEqual(['10: has more than a line of text.']);
  expect(Object.keys(SHOWN)).toEqual(AUTHOR_NAMES);
  for (const find of Object.values(SHOWN)) expect(find()).not.toEqual([]);
});
