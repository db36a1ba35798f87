import { fireEvent } from '@testing-library/react';
import { attachNames } from '@/lib/browser/home/map-names';

/** A module 50 px wide and high. */
const tile = (name: string, x: number, y = 0) =>
  `<rect x="${x}" y="${y}" data-name="${name}" data-size="500"/>`;

const LEFT = tile('left.js', 0);

/** A map of three modules. Only one of them is in the second build. */
function attach() {
  document.body.innerHTML = `
    <svg aria-label="A map">
      <g data-build="before">${LEFT}${tile('right.js', 50, 2)}${tile('below.js', 0, 50)}</g>
      <g data-build="after">${LEFT}</g>
    </svg>
    <output></output>`;
  const canvas = document.querySelector('svg') as SVGElement;
  const output = document.querySelector('output') as HTMLElement;
  const modules = canvas.querySelectorAll('rect');
  for (const each of modules) {
    const [x, y] = ['x', 'y'].map((name) => Number(each.getAttribute(name)));
    each.getBoundingClientRect = () => new DOMRect(x, y, 50, 50);
  }
  const totals = { before: 1000, after: 500 };
  const named = { canvas, output, totals, label: 'Modules', share: '{size}, {share}%' };
  const showBuild = attachNames(named, new AbortController().signal);
  const [first, second] = modules;
  document.elementFromPoint = jest.fn(() => second ?? null);
  return { canvas, output, showBuild, first, second };
}

test('arrow keys move to the adjacent module, and stay at an edge', () => {
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

test('the tooltip returns to the module selected by keyboard when the pointer leaves', () => {
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

test('the tooltip of a clicked module stays until it loses the focus', () => {
  const { canvas, output } = attach();
  fireEvent.pointerDown(canvas);
  fireEvent.pointerLeave(canvas);
  fireEvent.focus(canvas);
  expect(output).toHaveTextContent('right.js');
  fireEvent.blur(canvas);
  expect(output).toBeEmptyDOMElement();
});

test('the tooltip of a hovered module disappears with the pointer, and when the build changes', () => {
  const { canvas, output, showBuild } = attach();
  fireEvent.pointerMove(canvas);
  expect(output).toHaveTextContent('right.js');
  fireEvent.pointerLeave(canvas);
  expect(output).toBeEmptyDOMElement();
  fireEvent.focus(canvas);
  showBuild('after');
  expect(output).toBeEmptyDOMElement();
  fireEvent.focus(canvas);
  expect(output).toHaveTextContent('left.js 500 B, 100.0%');
  fireEvent.blur(canvas);
  fireEvent.keyDown(canvas, { key: 'ArrowRight' });
  expect(output).toBeEmptyDOMElement();
});
