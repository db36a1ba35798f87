import { screen } from '@testing-library/react';
import { NotFoundPage } from '@/components/layout/NotFoundPage';
import { Callout } from '@/components/mdx/Callout';
import { Details } from '@/components/mdx/Details';
import { Kbd } from '@/components/mdx/Kbd';
import { LinkCard } from '@/components/mdx/LinkCard';
import { SourceCode } from '@/components/mdx/SourceCode';
import { Tab, Tabs } from '@/components/mdx/Tabs';
import type { PageView } from '@/lib/page/page-view';
import { renderInEnglish } from '../../support/render';

test('the title of a callout replaces its name, with code in backticks', () => {
  renderInEnglish(
    <Callout type="tip" title="Use `a`">
      Words
    </Callout>,
  );
  expect(screen.getByRole('note', { name: 'Use a' })).toHaveTextContent('Use a');
  expect(screen.getByText('a').tagName).toBe('CODE');
});

test('details without a title have one in the language of the page', () => {
  renderInEnglish(<Details>Words</Details>);
  expect(screen.getByText('Details').tagName).toBe('SUMMARY');
});

test('the link of a card has its title as its name', () => {
  renderInEnglish(<LinkCard href="/a" title="To A" description="More" />);
  expect(screen.getByRole('link', { name: 'To A' })).toHaveAttribute('href', '/a');
  expect(screen.getByText('More')).toBeInTheDocument();
});

test.each([
  ['Ctrl+K', ['Ctrl', 'K']],
  ['/', []],
  ['+', []],
])('the keys “%s”', (keys, inner) => {
  const { container } = renderInEnglish(<Kbd>{keys}</Kbd>);
  expect(container).toHaveTextContent(keys);
  expect([...container.querySelectorAll('kbd > kbd')].map((key) => key.textContent)).toEqual(inner);
});

test('the link to the source opens in a new tab, and its name says so', () => {
  renderInEnglish(<SourceCode href="https://gitlab.com/a" platform="gitlab" />);
  const link = screen.getByRole('link', { name: 'Source Code (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link.textContent).toBe('Source Code (opens in a new tab)');
});

test('tabs start with the first one', () => {
  renderInEnglish(
    <Tabs>
      <Tab label="A">a</Tab>
      <Tab label="B" value="b">
        b
      </Tab>
    </Tabs>,
  );
  expect(screen.getByRole('tablist', { name: 'Alternatives' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('A');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('a');
});

test('each panel contains its label, for readers without script and for print', () => {
  const { container } = renderInEnglish(
    <Tabs>
      <Tab label="A">a</Tab>
      <Tab label="B">b</Tab>
    </Tabs>,
  );
  const labels = [...container.querySelectorAll('[role=tabpanel] > p')];
  expect(labels.map((label) => label.textContent)).toEqual(['A', 'B']);
});

test('the 404 page lists a page once that a menu and its item lead to', () => {
  const item = (text: string, href: string) => ({ text, href, position: 'right', items: [] });
  const menu = {
    ...item('Guide', '/guide'),
    items: [item('Start', '/guide'), item('CLI', '/cli')],
  };
  const view = { nav: [menu], site: { homeHref: '/', defaultLocale: 'en' } };
  renderInEnglish(<NotFoundPage view={view as unknown as PageView}>{null}</NotFoundPage>);
  const links = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(links).toEqual(['Guide', 'CLI']);
});
