import { fireEvent } from '@testing-library/react';
import { attachNames } from '@/lib/browser/home/map-names';
import { readParts } from '@/lib/browser/home/map-parts';

const rect = (name: string, x: number, then: string) =>
  `<rect x="${x}%" y="0%" width="50%" height="100%" data-name="${name}" data-size="500"${then}/>`;

/** A map of two modules side by side, of which the second build has one. */
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

test('the module that keys chose is named again once the pointer has left', () => {
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

test('a module that was pressed stays named, until the focus goes', () => {
  const { canvas, output } = attach();
  fireEvent.pointerDown(canvas);
  fireEvent.pointerLeave(canvas);
  fireEvent.focus(canvas);
  expect(output).toHaveTextContent('right.js');
  fireEvent.blur(canvas);
  expect(output).toBeEmptyDOMElement();
});

test('what the pointer alone has named goes with it, and with the build', () => {
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
