/* Loaded when a hit of the search has led to this page; see behaviors.ts. */
import { decodeOrKeep } from '../../paths';
import { highlightsIn } from '../../search/highlight';
import { otherNumbers } from '../../search/query-words';
import { wordsOf } from '../../search/tokenize';
import { keepChoice, keptChoice } from '../choices';
import { FOUND } from './found-note';
import './found-marks.css';

const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * Mark in the section that a hit of the search leads to what is marked in the hit, until the next key or click. The page
 * itself stays as it is, which React and copied text need; a browser without highlights shows none.
 */
export function attach(signal: AbortSignal): void {
  const finds = takeNote();
  if (finds.length === 0 || !('highlights' in CSS)) return;
  const ranges = rangesIn(textsOfSection(location.hash), termsOf(finds));
  if (ranges.length === 0) return;
  CSS.highlights.set(FOUND, new Highlight(...ranges));
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    CSS.highlights.delete(FOUND);
  };
  document.addEventListener('keydown', end, { signal: ending.signal, capture: true });
  document.addEventListener('click', end, { signal: ending.signal, capture: true });
  signal.addEventListener('abort', end, { signal: ending.signal });
}

/** What was found on this page; nothing if the hit led to another one. Only once. */
function takeNote(): string[] {
  const [href, ...finds] = (keptChoice(FOUND) ?? '').split('\n');
  keepChoice(FOUND, '');
  return href === location.href ? finds : [];
}

/** The terms that the search has found. The text of the section has them in both numbers. */
function termsOf(finds: readonly string[]): Set<string> {
  return new Set(
    finds
      .flatMap(wordsOf)
      .flatMap(({ kind, text, parts }) =>
        kind === 'cjk' && parts.length > 0
          ? parts.map((part) => part.text)
          : [text, ...otherNumbers(text)],
      ),
  );
}

/**
 * The texts from the target of an address, or from the beginning of the page, to the next heading. A name may consist of
 * several nodes: in code by its colors, elsewhere by where it may break.
 */
function textsOfSection(hash: string): Text[][] {
  const main = document.querySelector('main') ?? document.body;
  const target = document.getElementById(decodeOrKeep(hash.slice(1)));
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const own = target ?? main.querySelector('h1');
  if (own) walker.currentNode = own;
  const texts: Text[][] = [];
  let whole: Element | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { parentElement } = node;
    const heading = parentElement?.closest(HEADING);
    if (heading && heading !== own) break;
    const around = parentElement?.closest('pre, code') ?? parentElement;
    if (around === whole) texts.at(-1)?.push(node);
    else texts.push([node]);
    whole = around;
  }
  return texts;
}

function rangesIn(texts: readonly Text[][], terms: ReadonlySet<string>): Range[] {
  return texts.flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return highlightsIn(text, terms).map(({ start, length }) => {
      const range = document.createRange();
      range.setStart(...placeIn(nodes, start));
      // The last character is in the node before the place behind it.
      const [node, offset] = placeIn(nodes, start + length - 1);
      range.setEnd(node, offset + 1);
      return range;
    });
  });
}

/** Where the character at an offset in the joined text of some nodes stands. */
function placeIn(nodes: readonly Text[], offset: number): [Text, number] {
  let start = 0;
  for (const node of nodes) {
    if (offset < start + node.length) return [node, offset - start];
    start += node.length;
  }
  throw new RangeError(`There is no character ${offset}.`);
}
