import { fireEvent } from '@testing-library/react';
import { keptChoice } from '@/lib/browser/choices';
import { attach } from '@/lib/browser/search/found-marks';
import { FOUND } from '@/lib/browser/search/found-note';
import { keepNote } from '@/lib/browser/search/keep-note';

const MAIN = `
  <h1>Duplicate packages</h1>
  <p>Every duplicate counts.</p>
  <h2 id="fix">Fix <a href="#fix">duplicates</a></h2>
  <p>Read <code>output.<wbr>mode</code>, the mode, of each duplicate and 压缩后的体积.</p>
  <pre><code><span>output</span><span>.</span><span>mode</span> = 1</code></pre>
  <h3>More</h3>
  <p>Another duplicate.</p>`;

/** jsdom has no highlights. */
const highlights = new Map<string, Set<Range>>();

beforeEach(() => {
  localStorage.clear();
  highlights.clear();
  Object.assign(window, { CSS: { highlights }, Highlight: SetOfRanges });
  document.body.innerHTML = `<nav>duplicate</nav><main>${MAIN}</main>`;
});

class SetOfRanges extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}

const marked = () => [...(highlights.get('found') ?? [])].map(String);

/** Follows a hit, in which some words are marked, to an address of this page. */
function arrive(address: string, ...finds: string[]): AbortController {
  const hit = document.createElement('a');
  hit.href = address;
  hit.innerHTML = finds.map((find) => `one <mark>${find}</mark>`).join();
  keepNote(hit);
  window.history.replaceState(null, '', address);
  const page = new AbortController();
  attach(page.signal);
  return page;
}

test('marks what was found in the section of the hit, in its heading, its text and its code', () => {
  arrive('/page#fix', 'Duplicate', 'output.mode');
  expect(marked()).toEqual(['duplicates', 'output.mode', 'duplicate', 'output.mode']);
});

test('marks the beginning of the page where the hit is the page', () => {
  arrive('/page', 'duplicate');
  expect(marked()).toEqual(['Duplicate', 'duplicate']);
});

test('marks Chinese words', () => {
  arrive('/page#fix', '体积');
  expect(marked()).toEqual(['体积']);
});

test.each(['keyDown', 'click'] as const)('a %s ends the marks', (event) => {
  arrive('/page', 'duplicate');
  fireEvent[event](document.body, { key: 'Escape' });
  expect(highlights.size).toBe(0);
});

test('another page ends the marks', () => {
  arrive('/page', 'duplicate').abort();
  expect(highlights.size).toBe(0);
});

test('marks once, and only the page that the hit leads to', () => {
  const hit = document.createElement('a');
  hit.href = '/other';
  hit.innerHTML = '<mark>duplicate</mark>';
  keepNote(hit);
  expect(keptChoice(FOUND)).toBeTruthy();
  window.history.replaceState(null, '', '/page');
  attach(new AbortController().signal);
  expect(marked()).toEqual([]);
  expect(keptChoice(FOUND)).toBeFalsy();
});

test('a starting point, in which nothing is marked, leaves no note', () => {
  arrive('/page');
  expect(keptChoice(FOUND)).toBeFalsy();
});

test('a browser without highlights shows the page as it is', () => {
  Object.assign(window, { CSS: {} });
  arrive('/page', 'duplicate');
  expect(document.querySelector('main')?.innerHTML).toBe(MAIN);
  expect(keptChoice(FOUND)).toBeFalsy();
});

test('blocked storage leaves the note to the page that takes the place of this one', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  arrive('/page', 'duplicate');
  expect(marked()).toEqual(['Duplicate', 'duplicate']);
  storage.mockRestore();
});
