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
/** Not its source, in a block of code. */
const text = (content: string) => screen.getAllByText(content, { ignore: 'pre *' });

/** What each component is to a reader, where its own documentation shows it: a role and a name, or its text. */
const SHOWN: Record<string, () => HTMLElement[]> = {
  Badge: () => text('outline'),
  Callout: () => named('note', 'Care'),
  Card: () => text('Content of a card.'),
  Cards: () => named('link', /^Guide/),
  DemoLink: () => named('link', /^…/),
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

test('every component of authors is shown by its documentation, by role and name', async () => {
  const examples = (['DemoLink', 'Glossary', 'ReportShot'] as const).map(exampleOf);
  const mistakes = await renderMdx([readComponentsPage(), ...examples].join('\n\n'));
  // Panels of tabs get their names in the browser.
  settleTabs();
  // Of the term that the tests of the glossary need.
  expect(mistakes).toEqual(['10: has more than a line of text.']);
  expect(Object.keys(SHOWN)).toEqual(AUTHOR_NAMES);
  for (const find of Object.values(SHOWN)) expect(find()).not.toEqual([]);
});
