import { screen } from '@testing-library/react';
import { Callout } from '@/components/mdx/Callout';
import { CodeBlock } from '@/components/mdx/CodeBlock';
import { Heading } from '@/components/mdx/Heading';
import { Table } from '@/components/mdx/Table';
import { renderInEnglish } from '../../support/render';

test('a heading is a link to itself, and its name is its text', () => {
  renderInEnglish(
    <Heading as="h2" id="install">
      Install <code>it</code>
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Install it' })).toHaveAttribute(
    'id',
    'install',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '#install');
});

test('a heading that holds a link gets no second one', () => {
  renderInEnglish(
    <Heading as="h3" id="a">
      See <a href="/b">B</a>
    </Heading>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a code block is a region the keyboard can scroll, named by its title or language', () => {
  renderInEnglish(
    <>
      <CodeBlock ordinal="1" lang="js" title="a.mjs" html={'<span class="line">a</span>'} />
      <CodeBlock ordinal="2" lang="bash" html={'<span class="line">b</span>'} />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Code 1, a.mjs' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('region', { name: 'Code 2, bash' })).toHaveTextContent('b');
});

test('a table scrolls in a region of its own', () => {
  renderInEnglish(
    <Table ordinal={3}>
      <tbody>
        <tr>
          <td>1</td>
        </tr>
      </tbody>
    </Table>,
  );
  const region = screen.getByRole('region', { name: 'Table 3, scrolls sideways' });
  expect(region).toContainElement(screen.getByRole('table'));
});

test.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['important', 'Important'],
  ['warning', 'Warning'],
  ['caution', 'Caution'],
] as const)('the callout %s is named %s', (kind, name) => {
  renderInEnglish(<Callout kind={kind}>Words</Callout>);
  expect(screen.getByRole('complementary', { name })).toHaveTextContent('Words');
});
