import { screen } from '@testing-library/react';
import { Sidebar } from '@/components/doc/Sidebar';
import { NavDropdown, NavItems } from '@/components/layout/NavLinks';
import { SocialLinks } from '@/components/layout/SocialLinks';
import { VersionList } from '@/components/layout/VersionMenu';
import type { SocialLink } from '@/lib/config/site-config';
import type { NavViewItem } from '@/lib/page/nav';
import { renderInEnglish } from '../../support/render';

function itemOf(text: string, rest: Partial<NavViewItem> = {}): NavViewItem {
  return { text, position: 'right', items: [], state: undefined, ...rest } as NavViewItem;
}

test('the toggle of a group and a heading within it show their tags', () => {
  const heading = itemOf('Heading', { tag: 'beta', items: [itemOf('Deep', { href: '/deep' })] });
  const group = itemOf('Group', { tag: 'new', href: '/group', items: [heading] });
  const { container } = renderInEnglish(<NavDropdown item={group} />);
  expect(container.querySelector('summary')).toHaveTextContent(/^Group new$/);
  expect(screen.getByText('Heading')).toHaveTextContent(/^Heading beta$/);
  // The link of the group is directly below its toggle.
  expect(screen.getAllByText('new')).toHaveLength(1);
});

test('in the full-screen menu a group without a page shows its tag too', () => {
  renderInEnglish(<NavItems items={[itemOf('Group', { tag: 'new', items: [itemOf('A')] })]} />);
  expect(screen.getByText('Group')).toHaveTextContent(/^Group new$/);
});

test.each([
  [1, itemOf('Here', { href: '/here', state: 'page' })],
  [2, itemOf('Heading', { items: [itemOf('Here', { href: '/here', state: 'page' })] })],
  [3, itemOf('A', { items: [itemOf('B', { items: [itemOf('Here', { state: 'section' })] })] })],
])(
  'a toggle is marked, also for screen readers, if the current page is %i levels below',
  (_, item) => {
    const { container } = renderInEnglish(
      <NavDropdown item={itemOf('Group', { items: [item] })} />,
    );
    const toggle = container.querySelector('summary');
    expect(toggle).toHaveAttribute('data-active');
    expect(toggle).toHaveTextContent('Group (contains this page)');
  },
);

test('a toggle without the current page is not marked', () => {
  const { container } = renderInEnglish(
    <NavDropdown item={itemOf('Group', { items: [itemOf('A', { href: '/a' })] })} />,
  );
  expect(container.querySelector('summary')).not.toHaveAttribute('data-active');
  expect(container.querySelector('summary')).toHaveTextContent(/^Group$/);
});

test('a link to the nearest page of another version has a space between its label and the hint', () => {
  const version = { version: '1.x', label: '1.x', href: '/1.x/', isCurrent: false, isExact: false };
  renderInEnglish(<VersionList versions={[version]} />);
  expect(screen.getByRole('link').textContent).toBe('1.x closest page');
});

test('a sidebar tag of several words is several badges, as in a text', () => {
  renderInEnglish(
    <Sidebar
      items={[
        { kind: 'link', text: 'Page', href: '/page', tag: 'new, experimental', isCurrent: false },
      ]}
    />,
  );
  expect(screen.getByText('new')).toBeInTheDocument();
  expect(screen.getByText('experimental')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Page new/ })).toBeInTheDocument();
});

test('a nested menu does not have the name of the menu around it', () => {
  const links = Array.from({ length: 8 }, (_, index) => ({
    icon: `<svg><title>Link ${index}</title></svg>`,
    mode: 'text',
    content: `Text ${index}`,
  })) as SocialLink[];
  const { container } = renderInEnglish(
    <>
      <SocialLinks links={links} place="bar" />
      <details name="menu">
        <SocialLinks links={links} place="screen" />
      </details>
    </>,
  );
  const menus = [...container.querySelectorAll('details')];
  expect(menus).toHaveLength(19);
  for (const menu of menus) {
    expect(menu.name).not.toBe('');
    expect(menu.querySelector(`details[name="${menu.name}"]`)).toBeNull();
  }
});
