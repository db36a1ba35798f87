import { fireEvent } from '@testing-library/react';
import { attachNames } from '@/lib/browser/home/map-names';
import { readParts } from '@/lib/browser/home/map-parts';

const rect = (name: string, x: number, then: string) =>
  `<rect x="${x}%" y="0%" width="50%" height="100%" data-name="${name}" data-size="500"${then}/>`;

/** A map of two modules next to each other. Only one of them is in the second build. */
function attach() {
  const left = rect('left.js', 0, ' data-then="0 0 50 100 500"');
  document.body.innerHTML = `<svg aria-label="A map"><g>${left}${rect('right.js', 50, '')}</g></svg><output></output>`;
  const canvas = document.querySelector('svg') as SVGElement;
  const output = document.querySelector('output') as HTMLElement;
  const totals = { before: 1000, after: 500 };
  const map = { canvas, output, parts: readParts(canvas), totals };
  const named = { ...map, label: 'Modules', share: '{size}, {share}%' };
  const showBuild = attachNames(named, new AbortController().signal);
  const [first, second] = canvas.querySelectorAll('rect');
  document.elementFromPoint = jest.fn(() => second ?? null);
  return { canvas, output, showBuild, first, second };
}

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
  fireEvent.keyDown(canvas, { key: 'ArrowRight' });
  expect(output).toBeEmptyDOMElement();
});
