import { announce } from '../announce';
import { frameworkState, onFrameworkState } from '../framework/state';
import { copyText } from './copy-text';

/** Specified for copied code: how long a button shows that it worked. */
const FEEDBACK_MS = 2000;

const PAGE_BUTTON = '[data-copy-page]';
const SECTION_BUTTON = '[data-copy-section]';
/** The headings of the text, in the order in which they stand in the Markdown too. */
const HEADINGS = 'main article :is(h1, h2, h3, h4, h5, h6):not(.visually-hidden)';
const SECTION_HEADINGS = 'main article :is(h2, h3, h4)[id]';

/**
 * Let readers copy the page, or the section below a heading, as Markdown. A heading gets its button when
 * the pointer or the focus comes to it: one button for all of them keeps pages small.
 */
export function attachCopyMarkdown(signal: AbortSignal): void {
  const sectionButton = createSectionButton();
  signal.addEventListener('abort', () => sectionButton?.remove());
  // The framework compares the page with its own, in which no heading has the button.
  onFrameworkState(() => frameworkState() === 'loading' && sectionButton?.remove(), signal);

  function onInterest({ target }: Event) {
    if (!(target instanceof Element)) return;
    const heading = target.closest(SECTION_HEADINGS);
    const isFree = frameworkState() !== 'loading';
    const isNew = heading && sectionButton?.parentElement !== heading;
    if (isFree && isNew && sectionButton) heading.append(sectionButton);
    const button = target.closest(`${PAGE_BUTTON}, ${SECTION_BUTTON}`);
    if (button) void loadMarkdown();
    if (button?.matches(SECTION_BUTTON)) loadSections().catch(() => undefined);
  }
  function onClick({ target }: Event) {
    if (!(target instanceof Element)) return;
    const page = target.closest<HTMLElement>(PAGE_BUTTON);
    const section = target.closest<HTMLElement>(SECTION_BUTTON);
    if (page) void copy(page, (markdown) => markdown);
    if (section) void copySection(section);
  }

  document.addEventListener('pointerover', onInterest, { passive: true, signal });
  document.addEventListener('focusin', onInterest, { signal });
  document.addEventListener('click', onClick, { signal });
}

/** The button stands hidden in the page, see PageTools; a page without Markdown has none. */
function createSectionButton(): HTMLElement | undefined {
  const pattern = document.querySelector<HTMLElement>(`[hidden] > ${SECTION_BUTTON}`);
  return pattern?.cloneNode(true) as HTMLElement | undefined;
}

function ordinalOf(button: HTMLElement): number {
  const heading = button.closest(SECTION_HEADINGS);
  return [...document.querySelectorAll(HEADINGS)].indexOf(heading as Element);
}

/** Few readers copy a section, so what finds it is fetched when the button is. */
const loadSections = () => import('../../machines/markdown-section');

function copySection(button: HTMLElement): Promise<void> {
  const ordinal = ordinalOf(button);
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

/** The Markdown of the page shown, loaded once; undefined where it cannot be had. */
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
    loaded = undefined; // The next try may have a network again.
    return undefined;
  }
}
