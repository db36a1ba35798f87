import { screen } from '@testing-library/react';
import { Callout } from '@/components/mdx/Callout';
import { CodeBlock } from '@/components/mdx/CodeBlock';
import { CodeTools } from '@/components/mdx/CodeTools';
import { Heading } from '@/components/mdx/Heading';
import { Table } from '@/components/mdx/Table';
import { coloredCode } from '../../support/colored-code';
import { renderInEnglish } from '../../support/render';

test('a heading has a link to itself, and its accessible name is its text', () => {
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

test('a heading that contains a link gets no anchor link', () => {
  renderInEnglish(
    <Heading as="h3" id="a">
      See <a href="/b">B</a>
    </Heading>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a code block is a focusable region, named by its title or language', () => {
  renderInEnglish(
    <>
      <CodeBlock ordinal="1" language="JavaScript" title="a.mjs" html={coloredCode('a')} />
      <CodeBlock ordinal="2" language="Shell" html={coloredCode('b')} />
      <CodeBlock ordinal="3" html={coloredCode('c')} />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Code 1, a.mjs' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('region', { name: 'Code 2, Shell' })).toHaveTextContent('b');
  expect(screen.getByRole('region', { name: 'Code 3, plain text' })).toHaveTextContent('c');
});

describe('a code block', () => {
  const code = (lines: number) => Array(lines).fill('a').join('\n');

  test('shows title and language above the code; a short one without title shows only code', () => {
    const { container } = renderInEnglish(
      <>
        <CodeBlock ordinal="1" language="CSS" title="a.css" html={coloredCode(code(3), 'k1')} />
        <CodeBlock ordinal="2" language="CSS" html={coloredCode(code(3), 'k1')} />
        <CodeBlock ordinal="3" language="CSS" html={coloredCode(code(2), 'k1')} />
        <CodeBlock ordinal="4" language="CSS" tab="Styles" html={coloredCode(code(3), 'k1')} />
      </>,
    );
    const captions = [...container.querySelectorAll('figure')].map(
      (figure) => figure.querySelector('figcaption')?.textContent,
    );
    expect(captions).toEqual(['a.cssCSS', 'CSS', undefined, undefined]);
  });

  test.each([
    [30, false],
    [31, true],
  ])('with %i lines is folded: %s', (lines, isFolded) => {
    renderInEnglish(<CodeBlock ordinal="1" html={coloredCode(code(lines))} />);
    expect(screen.queryAllByText(`All ${lines} lines`)).toHaveLength(isFolded ? 1 : 0);
  });
});

test('the tooltip of the copy button is short, and its name says what is copied', () => {
  const { container } = renderInEnglish(<CodeTools />);
  const button = container.querySelector('[data-copy]');
  expect(button).toHaveAttribute('data-tooltip', 'Copy');
  expect(button).toHaveAttribute('aria-label', 'Copy {name}');
});

test('a table is in a focusable scroll region', () => {
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

test('a callout has the name of its kind', () => {
  renderInEnglish(<Callout type="warning">Words</Callout>);
  expect(screen.getByRole('note', { name: 'Warning' })).toHaveTextContent('Words');
});
