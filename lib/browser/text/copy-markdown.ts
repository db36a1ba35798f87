import { announce } from '../announce';
import { closestTo } from '../closest';
import { frameworkState, onFrameworkState } from '../framework/state';
import { copyText } from './copy-text';

/** Specified for copied code: how long a button shows that it worked. */
const FEEDBACK_MS = 2000;

const PAGE_BUTTON = '[data-copy-page]';
const SECTION_BUTTON = '[data-copy-section]';
/** The headings of the text, in the same order as in the Markdown. */
const HEADINGS = 'main article :is(h1, h2, h3, h4, h5, h6):not(.visually-hidden)';
const SECTION_HEADINGS = 'main article :is(h2, h3, h4)[id]';

/**
 * Let readers copy the page, or the section below a heading, as Markdown. All headings share one button, which moves to
 * the heading under the pointer or the focus.
 */
export function attachCopyMarkdown(signal: AbortSignal): void {
  const sectionButton = createSectionButton();
  signal.addEventListener('abort', () => sectionButton?.remove());
  // React compares the page with what it renders, and there no heading has the button.
  onFrameworkState(() => frameworkState() === 'loading' && sectionButton?.remove(), signal);

  function onInterest({ target }: Event) {
    const heading = closestTo(target, SECTION_HEADINGS);
    const isNew = heading && sectionButton?.parentElement !== heading;
    if (isNew && sectionButton && frameworkState() !== 'loading') heading.append(sectionButton);
    const button = closestTo(target, `${PAGE_BUTTON}, ${SECTION_BUTTON}`);
    if (button) void loadMarkdown();
    if (button?.matches(SECTION_BUTTON)) loadSections().catch(() => undefined);
  }
  function onClick({ target }: Event) {
    const page = closestTo(target, PAGE_BUTTON);
    const section = closestTo(target, SECTION_BUTTON);
    if (page) void copy(page, (markdown) => markdown);
    if (section) void copySection(section);
  }

  document.addEventListener('pointerover', onInterest, { passive: true, signal });
  document.addEventListener('focusin', onInterest, { signal });
  document.addEventListener('click', onClick, { signal });
}

/** A copy of the hidden button of PageTools; a page without Markdown has none. */
function createSectionButton(): HTMLElement | undefined {
  const pattern = document.querySelector<HTMLElement>(`[hidden] > ${SECTION_BUTTON}`);
  return pattern?.cloneNode(true) as HTMLElement | undefined;
}

/** Few readers copy a section, so the code for it is fetched when the button is used. */
const loadSections = () => import('../../machines/markdown-section');

function copySection(button: HTMLElement): Promise<void> {
  const heading = button.closest(SECTION_HEADINGS);
  const ordinal = [...document.querySelectorAll(HEADINGS)].indexOf(heading as Element);
  return copy(button, async (markdown) => {
    const sections = await loadSections().catch(() => undefined);
    return sections?.sectionOf(markdown, ordinal);
  });
}

async function copy(
  button: HTMLElement,
  partOf: (markdown: string) => string | undefined | Promise<string | undefined>,
): Promise<void> {
  const label = button.querySelector('[data-label]');
  const words = document.querySelector<HTMLElement>(PAGE_BUTTON)?.dataset;
  const { done = '', failed = '', request = '' } = words ?? {};
  const text = await partOf((await loadMarkdown()) ?? '');
  const isCopied = text ? await copyText(text, request) : false;
  if (!label || button.dataset['state'] !== undefined || (text && !isCopied)) return;
  const name = label.textContent;
  label.textContent = isCopied ? done : failed;
  button.dataset['state'] = isCopied ? 'done' : 'failed';
  announce(label.textContent);
  setTimeout(() => {
    label.textContent = name;
    delete button.dataset['state'];
  }, FEEDBACK_MS);
}

let loaded: { url: string; text: Promise<string | undefined> } | undefined;

/** The Markdown of the current page, loaded once; undefined if it cannot be loaded. */
function loadMarkdown(): Promise<string | undefined> {
  const url = document.querySelector<HTMLElement>(PAGE_BUTTON)?.dataset['copyPage'] ?? '';
  if (loaded?.url !== url) loaded = { url, text: fetchText(url) };
  return loaded.text;
}

async function fetchText(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    loaded = undefined; // The next attempt may succeed.
    return undefined;
  }
}
