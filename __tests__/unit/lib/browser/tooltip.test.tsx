import { act, fireEvent, render, screen } from '@testing-library/react';
import { attachTooltips } from '@/lib/browser/frame/tooltip';
import { start } from '../../../support/start';

let detach: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  detach = start(attachTooltips);
  render(
    <>
      <a className="term" href="#chunk" aria-description="Modules that load together.">
        chunk
      </a>
      <a className="term" href="#asset" aria-description="A file.">
        asset
      </a>
      <button type="button" aria-label="To the top" data-tooltip="To the top" />
      <p>Words</p>
    </>,
  );
});

afterEach(() => {
  detach();
  jest.useRealTimers();
});

const tip = () => document.querySelector('.tooltip');
const link = (name: string) => screen.getByRole('link', { name });
const wait = (ms = 100) => act(() => jest.advanceTimersByTime(ms));

/** jsdom does not implement pointer events; the tooltip uses only their type and position. */
function point(target: Element, pointerType = 'mouse'): void {
  const event = new MouseEvent('pointerover', { bubbles: true });
  target.dispatchEvent(Object.assign(event, { pointerType }));
}

/** jsdom treats every focus as one by keyboard. */
function focus(target: HTMLElement): void {
  act(() => target.focus());
}

test('the definition of a term appears 0.1 s after the pointer enters, and disappears 0.1 s after it leaves', () => {
  point(link('chunk'));
  wait(99);
  expect(tip()).toBeNull();
  wait(1);
  expect(tip()).toHaveTextContent('Modules that load together.');
  expect(tip()).toHaveAttribute('data-definition');
  point(screen.getByText('Words'));
  wait(99);
  expect(tip()).not.toBeNull();
  wait(1);
  expect(tip()).toBeNull();
});

test('the tooltip of an icon has no style of a definition', () => {
  point(screen.getByRole('button'));
  wait();
  expect(tip()).toHaveTextContent('To the top');
  expect(tip()).not.toHaveAttribute('data-definition');
});

test('the link is described once: the visible definition is hidden from assistive technology', () => {
  point(link('chunk'));
  wait();
  expect(tip()).toHaveAttribute('aria-hidden', 'true');
  expect(link('chunk')).toHaveAccessibleDescription('Modules that load together.');
});

test('the pointer can enter the definition and click it', () => {
  point(link('chunk'));
  wait();
  point(screen.getByText('Words'));
  point(tip() as Element);
  wait(1000);
  fireEvent.pointerDown(tip() as Element);
  expect(tip()).not.toBeNull();
});

test('keyboard focus shows the definition until Escape, and it does not return', () => {
  focus(link('chunk'));
  wait();
  expect(tip()).toHaveTextContent('Modules that load together.');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tip()).toBeNull();
  point(screen.getByText('Words'));
  wait();
  expect(tip()).toBeNull();
});

test('a definition shown by focus stays when the pointer leaves', () => {
  focus(link('chunk'));
  wait();
  point(link('asset'));
  wait();
  expect(tip()).toHaveTextContent('A file.');
  point(screen.getByText('Words'));
  wait();
  expect(tip()).toHaveTextContent('Modules that load together.');
  focus(screen.getByRole('button'));
  wait();
  expect(tip()).toHaveTextContent('To the top');
});

test('touch shows no tooltip, and following a link removes it', () => {
  point(link('chunk'), 'touch');
  wait();
  expect(tip()).toBeNull();
  focus(link('chunk'));
  wait();
  fireEvent.click(link('chunk'));
  expect(tip()).toBeNull();
});

test('scrolling hides a hovered tooltip, but not a focused one', () => {
  point(link('chunk'));
  wait();
  fireEvent.scroll(document);
  expect(tip()).toBeNull();
  jest
    .spyOn(link('asset'), 'getBoundingClientRect')
    .mockReturnValue({ top: -1, bottom: 1 } as DOMRect);
  focus(link('asset'));
  fireEvent.scroll(document);
  wait();
  fireEvent.scroll(document);
  expect(tip()).toHaveTextContent('A file.');
});
