import { dataAttribute, withData } from '../../data-names';
import { fillText } from '../../fill-text';
import { announce } from '../dom/announce';
import { keepChoice } from '../dom/choices';
import { closestTo } from '../dom/closest';
import { copyText } from './copy-text';
import { isTooWide, markRegion } from './scroll-region';

/** Specified: how long the button shows that the code was copied. */
const FEEDBACK_MS = 2000;

/** The key of the choice in local storage; `prePaint` reads it too. */
const STORAGE_KEY = 'code-wrap';

const BLOCK = `figure${withData('code')}`;
/** Rounding must not count as another line. */
const TOLERANCE_PX = 1;

/**
 * Give every code block of the page its buttons, once it is laid out: copy, and wrap if a line is too long. A block is a tab
 * stop only if it scrolls.
 */
export function attachCodeBlocks(signal: AbortSignal): void {
  const sizes = new ResizeObserver((entries) => {
    updateBlocks(entries.flatMap(({ target }) => target.closest<HTMLElement>(BLOCK) ?? []));
  });
  signal.addEventListener('abort', () => sizes.disconnect());
  for (const block of codeBlocks()) sizes.observe(preOf(block));
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === STORAGE_KEY) applyWrap(newValue);
  }

  document.addEventListener('click', onClick, { signal });
  addEventListener('storage', onStorage, { signal });
}

/** What is copied from a block: its code without trailing line breaks. */
export function codeOf(block: Element): string {
  return preOf(block).textContent.replace(/\n+$/, '');
}

function codeBlocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(BLOCK)];
}

function preOf(block: Element): HTMLElement {
  return block.querySelector('pre') as HTMLElement;
}

/** Copy the buttons, which are in the page once (components/mdx/CodeTools.tsx), into the place reserved in a block. */
function addTools(block: HTMLElement): void {
  const pattern = document.querySelector(`[hidden] > ${withData('codeTools')}`);
  const tools = block.querySelector(withData('codeTools'));
  if (!pattern || !tools || tools.firstElementChild) return;
  tools.className = pattern.className;
  tools.append(...pattern.cloneNode(true).childNodes);
  const copy = tools.querySelector<HTMLElement>(withData('copy'));
  if (copy) copy.ariaLabel = fillText(copy.ariaLabel ?? '', { name: block.dataset.code ?? '' });
}

function onClick({ target }: MouseEvent): void {
  const block = closestTo(target, BLOCK);
  if (!block) return;
  const copy = closestTo(target, withData('copy'));
  const summary = closestTo(target, 'summary');
  if (copy) void copyBlock(block, copy);
  else if (closestTo(target, withData('wrapToggle'))) toggleWrap(block);
  else if (summary) keepInPlace(summary);
}

async function copyBlock(block: HTMLElement, button: HTMLElement): Promise<void> {
  const { dataset } = button;
  const keys = /Mac|iP/.test(navigator.platform) ? '⌘C' : 'Ctrl+C';
  const request = fillText(dataset.prompt ?? '', { keys });
  if (!(await copyText(codeOf(block), request))) return;
  announce(dataset.copied ?? '');
  const stamp = String(performance.now());
  dataset.copy = stamp;
  setTimeout(() => {
    // A second click has started its own feedback.
    if (dataset.copy === stamp) dataset.copy = '';
  }, FEEDBACK_MS);
}

function isWrapped(block: HTMLElement): boolean {
  return getComputedStyle(preOf(block)).whiteSpace !== 'pre';
}

/** The choice applies to all blocks of the site. The block that was clicked keeps its place in the window. */
function toggleWrap(block: HTMLElement): void {
  const choice = isWrapped(block) ? 'off' : 'on';
  const { top } = block.getBoundingClientRect();
  keepChoice(STORAGE_KEY, choice);
  applyWrap(choice);
  scrollBy({ top: block.getBoundingClientRect().top - top, behavior: 'instant' });
}

function applyWrap(choice: string | null): void {
  if (choice === null) delete document.documentElement.dataset.codeWrap;
  else document.documentElement.dataset.codeWrap = choice;
  updateBlocks(codeBlocks());
}

/** Folding a long block removes code above its toggle; scroll so that the toggle stays under the pointer. */
function keepInPlace(summary: Element): void {
  if (!summary.closest('details')?.open) return;
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() => {
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}

/**
 * A block with a line that is too long scrolls and is a tab stop, or is wrapped. All blocks are measured before one is
 * changed; otherwise the browser would lay out the page once per block.
 */
function updateBlocks(blocks: readonly HTMLElement[]): void {
  const changes = blocks.map((block) => {
    const pre = preOf(block);
    const wrapped = isWrapped(block);
    const overflows = isTooWide(pre);
    // One line is wrapped anyway.
    const isWide =
      pre.querySelector('.line + .line') !== null && (wrapped ? hasBrokenLine(pre) : overflows);
    return { block, pre, wrapped, overflows, isWide };
  });
  for (const { block, pre, wrapped, overflows, isWide } of changes) {
    addTools(block);
    block.toggleAttribute(dataAttribute('wide'), isWide);
    block.querySelector(withData('wrapToggle'))?.setAttribute('aria-pressed', String(wrapped));
    markRegion(pre, overflows);
  }
}

function hasBrokenLine(pre: HTMLElement): boolean {
  const code = pre.firstElementChild as HTMLElement;
  const lineHeight = Number.parseFloat(getComputedStyle(code).lineHeight);
  return code.offsetHeight > code.childElementCount * lineHeight + TOLERANCE_PX;
}
