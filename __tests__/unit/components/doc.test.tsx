import { screen, within } from '@testing-library/react';
import { LocalBar } from '@/components/doc/LocalBar';
import { Outline } from '@/components/doc/Outline';
import { PageFoot } from '@/components/doc/PageFoot';
import { PageTools } from '@/components/doc/PageTools';
import { PrevNext } from '@/components/doc/PrevNext';
import { Sidebar } from '@/components/doc/Sidebar';
import type { TocEntry } from '@/lib/model';
import type { PageView } from '@/lib/page/page-view';
import { viewSidebar } from '@/lib/page/sidebar';
import { renderInEnglish } from '../../support/render';

const toc: TocEntry[] = [
  { id: 'one', text: 'One', depth: 2, charIndex: 0 },
  { id: 'two', text: 'Two', depth: 3, charIndex: 4 },
];

const sidebar = viewSidebar(
  [
    {
      kind: 'group',
      text: 'Start',
      href: '/start',
      collapsible: true,
      collapsed: false,
      items: [{ kind: 'link', text: 'A', href: '/a', tag: 'new' }],
    },
    { kind: 'divider', dashed: true },
    { kind: 'section-header', text: 'Header' },
    {
      kind: 'group',
      text: 'Fixed',
      collapsible: false,
      collapsed: true,
      items: [{ kind: 'link', text: 'B', href: '/b' }],
    },
  ],
  { href: '/a', base: '/' },
);

test('the outline is a named navigation landmark with anchors and their depth', () => {
  renderInEnglish(<Outline toc={toc} />);
  const outline = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(outline).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#one', '#two']);
  expect(links[1]?.closest('li')).toHaveAttribute('data-depth', '3');
});

test('the sidebar marks the current page, and a group has a separate link and toggle', () => {
  renderInEnglish(<Sidebar items={sidebar} />);
  expect(screen.getByRole('link', { name: /^A/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/start');
  expect(screen.getByText('new')).toBeInTheDocument();
  expect(screen.getByRole('separator')).toHaveAttribute('data-dashed');
});

test('a group that cannot be collapsed shows its items', () => {
  renderInEnglish(<Sidebar items={sidebar} />);
  expect(screen.getByText('Fixed').closest('details')).toBeNull();
  expect(screen.getByRole('link', { name: 'B' })).toBeVisible();
});

test('the links to the previous and next page have captions', () => {
  renderInEnglish(<PrevNext prev={{ text: 'A', href: '/a' }} next={{ text: 'B', href: '/b' }} />);
  expect(screen.getByRole('link', { name: 'Previous Page A' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Next Page B' })).toHaveAttribute('rel', 'next');
});

test('a page without a previous and next page has no pagination', () => {
  renderInEnglish(<PrevNext prev={undefined} next={undefined} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the local bar shows only the available parts', () => {
  const { rerender } = renderInEnglish(<LocalBar sidebar={sidebar} toc={[]} />);
  expect(screen.getByText('Menu')).toBeInTheDocument();
  expect(screen.queryByText('On this page')).not.toBeInTheDocument();
  rerender(<div />);
  renderInEnglish(<LocalBar sidebar={[]} toc={[]} />);
  expect(screen.queryByText('Menu')).not.toBeInTheDocument();
});

test('the bar of a walkthrough lists its steps with their results', () => {
  const steps = [
    { id: 'a', label: 'First', result: '9 s' },
    { id: 'b', label: 'Second' },
  ];
  renderInEnglish(
    <LocalBar
      sidebar={[]}
      toc={[{ id: 'a', text: 'First', depth: 2, charIndex: 0 }]}
      steps={steps}
    />,
  );
  const links = within(document.querySelector('ol') as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.trim())).toEqual(['First 9 s', 'Second']);
});

test('the tools of a page copy it, show its Markdown, and let it be edited in a new tab', () => {
  const view = {
    markdownHref: '/a.md',
    edit: { href: 'https://example.com/edit/a.mdx' },
  } as unknown as PageView;
  renderInEnglish(<PageTools view={view} />);
  const tools = screen.getByRole('list', { name: 'Page actions' });
  expect(within(tools).getByRole('button')).toHaveAttribute('data-copy-page', '/a.md');
  expect(within(tools).getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/a.md',
  );
  const link = screen.getByRole('link', { name: /^Edit this page.* \(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  [true, ['Blog (RSS)']],
  [false, []],
])(
  'the foot links to the feeds in the language of the page, with its extras: %s',
  (shown, names) => {
    const feeds = ['en', 'zh'].map((lang) => {
      return { title: 'Blog', href: `/feeds/${lang}.xml`, mime: 'application/rss+xml', lang };
    });
    const view = {
      head: { feeds },
      parts: { globalUIComponents: shown },
      site: { socialLinks: [{ icon: 'x', mode: 'link', content: 'https://x.com/a' }] },
    } as unknown as PageView;
    renderInEnglish(<PageFoot view={view} />);
    const [social, ...links] = screen.queryAllByRole('link');
    expect(social).toHaveAttribute('href', 'https://x.com/a');
    expect(links.map((link) => link.textContent)).toEqual(names);
  },
);
