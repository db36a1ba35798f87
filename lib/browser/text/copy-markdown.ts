import { withData } from '../../data-names';
import { announce } from '../dom/announce';
import { closestTo } from '../dom/closest';
import { onInterest } from '../dom/interest';
import { copyText } from './copy-text';

/** Specified for copied code: how long a button shows that it worked. */
const FEEDBACK_MS = 2000;

const PAGE_BUTTON = withData('copyPage');

/** Let readers copy the page as Markdown. */
export function attachCopyMarkdown(signal: AbortSignal): void {
  function onClick({ target }: Event) {
    const button = closestTo<HTMLElement>(target, PAGE_BUTTON);
    if (button) void copyPage(button);
  }

  // The host may have a newer text than the last time that this page was shown.
  loaded = undefined;
  onInterest((element) => element.closest(PAGE_BUTTON) && loadMarkdown(), signal);
  document.addEventListener('click', onClick, { signal });
}

async function copyPage(button: HTMLElement): Promise<void> {
  const label = button.querySelector(withData('label'));
  const { done = '', failed = '', request = '' } = button.dataset;
  const text = await loadMarkdown();
  const isCopied = text ? await copyText(text, request) : false;
  if (!label || button.dataset.state !== undefined || (text && !isCopied)) return;
  const name = label.textContent;
  label.textContent = isCopied ? done : failed;
  button.dataset.state = isCopied ? 'done' : 'failed';
  announce(label.textContent);
  setTimeout(() => {
    label.textContent = name;
    delete button.dataset.state;
  }, FEEDBACK_MS);
}

let loaded: { url: string; text: Promise<string | undefined> } | undefined;

/** The Markdown of the current page, loaded once; undefined if it cannot be loaded. */
function loadMarkdown(): Promise<string | undefined> {
  const url = document.querySelector<HTMLElement>(PAGE_BUTTON)?.dataset.copyPage ?? '';
  if (loaded?.url !== url) loaded = { url, text: fetchText(url) };
  return loaded.text;
}

async function fetchText(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return await answer.text();
  } catch {
    // As an answer that is an error.
  }
  loaded = undefined; // The next attempt may succeed.
  return undefined;
}
