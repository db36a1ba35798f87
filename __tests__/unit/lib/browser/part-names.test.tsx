import { fireEvent, screen, within } from '@testing-library/react';
import { attach as attachNames } from '@/lib/browser/figures/part-names';

/** A part 50 px wide and high. */
const tile = (name: string, x: number, y = 0) =>
  `<rect x="${x}" y="${y}" data-name="${name}" data-facts="500 B, 50.0%"/>`;

/** A figure of three parts. */
function attach() {
  document.body.innerHTML = `
    <figure>
      <svg aria-hidden="true" data-canvas="Parts">
        <svg><rect/>${tile('left.js', 0)}${tile('right.js', 50, 2)}</svg>${tile('below.js', 0, 50)}
      </svg>
      <div data-named></div>
    </figure>`;
  const canvas = document.querySelector('svg') as SVGElement;
  const output = document.querySelector('[data-named]') as HTMLElement;
  const parts = canvas.querySelectorAll<SVGElement>('[data-name]');
  for (const each of parts) {
    const [x, y] = ['x', 'y'].map((name) => Number(each.getAttribute(name)));
    each.getBoundingClientRect = () => new DOMRect(x, y, 50, 50);
  }
  attachNames(new AbortController().signal);
  const [first, second] = parts;
  document.elementFromPoint = jest.fn(() => second ?? null);
  return { canvas, output, first, second };
}

test('for assistive technology a figure is a list of named parts', () => {
  const { first } = attach();
  const list = screen.getByRole('listbox', { name: 'Parts' });
  expect(within(list).getAllByRole('option')).toHaveLength(3);
  expect(first).toHaveAccessibleName('left.js, 500 B, 50.0%');
});

test('arrow keys move to the adjacent part, and stay at an edge', () => {
  const { canvas, output } = attach();
  fireEvent.focus(canvas);
  for (const [key, name] of [
    ['ArrowUp', 'left.js'],
    ['ArrowRight', 'right.js'],
    ['Enter', 'right.js'],
    ['ArrowRight', 'right.js'],
    ['ArrowLeft', 'left.js'],
    ['ArrowDown', 'below.js'],
  ] as const) {
    fireEvent.keyDown(canvas, { key });
    expect([key, output.querySelector('b')?.textContent]).toEqual([key, name]);
  }
});

test('the tooltip returns to the part selected by keyboard when the pointer leaves', () => {
  const { canvas, output, first, second } = attach();
  fireEvent.focus(canvas);
  expect(output).toHaveTextContent('left.js 500 B, 50.0%');
  fireEvent.pointerMove(canvas);
  expect(output).toHaveTextContent('right.js');
  fireEvent.pointerLeave(canvas);
  expect(output).toHaveTextContent('left.js');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(second).toHaveAttribute('aria-selected', 'false');
});

test('the tooltip of a clicked part stays until it loses the focus', () => {
  const { canvas, output } = attach();
  fireEvent.pointerDown(canvas);
  fireEvent.pointerLeave(canvas);
  fireEvent.focus(canvas);
  expect(output).toHaveTextContent('right.js');
  fireEvent.blur(canvas);
  expect(output).toBeEmptyDOMElement();
});

test('the tooltip of a hovered part disappears with the pointer', () => {
  const { canvas, output } = attach();
  fireEvent.pointerMove(canvas);
  expect(output).toHaveTextContent('right.js');
  fireEvent.pointerLeave(canvas);
  expect(output).toBeEmptyDOMElement();
  fireEvent.keyDown(canvas, { key: 'ArrowRight' });
  expect(output).toBeEmptyDOMElement();
});
