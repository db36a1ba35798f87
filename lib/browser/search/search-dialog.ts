import { SMALL_SCREEN } from '../../breakpoints';
import { withData } from '../../data-names';
import { inTime } from '../../in-time';
import { limitQuery, searchHref } from '../../search/query-text';
import { atIdle } from '../dom/at-idle';
import { closestTo } from '../dom/closest';
import { fetchAhead } from '../dom/fetch-ahead';
import { savesData } from '../dom/saves-data';
import { closeMenus } from '../frame/menus';
import { createBackEntry } from './back-entry';
import { openModal } from './modal';
import { type LoadSearch, type SearchShell, searchDialog, searchSetup } from './search-shell';
import {
  attachTriggers,
  describeTriggers,
  focusTrigger,
  isSlashKeyOn,
  setSlashKey,
} from './search-trigger';

/** Readers of these screens close what covers the page by the Back key or gesture of the system. */
const HAS_BACK_KEY = '(pointer: coarse)';
/** The code of the search is given up after this time, and the reader is led to the search page. */
const PATIENCE_MS = 15_000;

/**
 * Open the search dialog of the page by its buttons, Ctrl or Cmd and K, or a slash. Dialog and field are part of the page,
 * so they are there in the same frame, and take what the reader types while the code that searches is loading.
 */
export function attachSearch(
  signal: AbortSignal,
  { loadSearch }: { loadSearch: LoadSearch },
): void {
  const dialog = searchDialog();
  const setup = searchSetup();
  if (!dialog || !setup) return;
  const shell = shellOf(dialog, setup, close);
  const { backend } = setup.view;
  let closeOpened: ((isLeaving: boolean) => void) | undefined;
  attachTriggers(
    {
      isOpen: () => closeOpened !== undefined,
      open,
      close,
      prepare() {
        if (!savesData()) loadSearch(backend).catch(() => undefined);
      },
    },
    signal,
  );
  function open(query: string): void {
    closeOpened = openSearch(shell, query, loadSearch);
  }
  function close(isLeaving = false): void {
    closeOpened?.(isLeaving);
    closeOpened = undefined;
  }
  describeTriggers(false);
  const asked = queryOfPage();
  if (asked !== '') open(asked);
  // Another page takes the place of this one.
  signal.addEventListener('abort', () => close(true));
  if (backend.mode === 'local' && !savesData()) {
    const { indexUrl } = backend.source;
    atIdle(() => fetchAhead([indexUrl]));
  }
}

/** The query in the address of the search page; empty on any other page. */
function queryOfPage(): string {
  if (!document.querySelector(withData('searchPage'))) return '';
  return limitQuery((new URLSearchParams(location.search).get('q') ?? '').trim());
}

function shellOf(
  dialog: HTMLDialogElement,
  setup: NonNullable<ReturnType<typeof searchSetup>>,
  close: SearchShell['close'],
): SearchShell {
  const part = (name: string) => dialog.querySelector(withData('searchPart', name));
  return {
    ...setup,
    dialog,
    field: part('field') as HTMLInputElement,
    body: part('body') as HTMLElement,
    status: part('status') as HTMLElement,
    isEnterPending: false,
    isComposing: false,
    typedAt: 0,
    replacesEntry: false,
    close,
  };
}

/** @returns Closes the dialog. */
function openSearch(
  shell: SearchShell,
  query: string,
  loadSearch: LoadSearch,
): (isLeaving: boolean) => void {
  const { dialog, field, close } = shell;
  closeMenus();
  shell.isEnterPending = false;
  shell.replacesEntry = matchMedia(`${SMALL_SCREEN},${HAS_BACK_KEY}`).matches;
  const removeEntry = shell.replacesEntry ? createBackEntry(close) : undefined;
  const ending = new AbortController();
  attachField(shell, ending.signal);
  field.value = query;
  const closeModal = openModal(dialog, () => close());
  field.focus();
  field.select();
  describeTriggers(true);
  let endSearch: (() => void) | undefined;
  inTime(loadSearch(shell.view.backend), PATIENCE_MS).then(
    ({ showSearch }) => {
      if (!ending.signal.aborted) endSearch = showSearch(shell);
    },
    () => {
      if (!ending.signal.aborted) showFailure(shell, ending.signal);
    },
  );
  return (isLeaving) => {
    ending.abort();
    closeModal();
    endSearch?.();
    removeEntry?.(isLeaving);
    describeTriggers(false);
    // What had the focus has it again. If nothing had it, it is still in the dialog.
    const { activeElement } = document;
    if (!isLeaving && (activeElement === document.body || dialog.contains(activeElement)))
      focusTrigger();
  };
}

/** What the field and the controls beside it do, whether or not the search is there. */
function attachField(shell: SearchShell, signal: AbortSignal): void {
  const { dialog, field } = shell;
  function onCompose({ type }: Event): void {
    shell.isComposing = type === 'compositionstart';
  }
  function onInput(): void {
    shell.isEnterPending = false;
    shell.typedAt = performance.now();
  }
  function onKeyDown({ key, isComposing, keyCode }: KeyboardEvent): void {
    if (key === 'Enter' && !isComposing && keyCode !== 229) shell.isEnterPending = true;
  }
  function onClick({ target }: Event): void {
    const action = closestTo(target, withData('searchAction'))?.dataset.searchAction;
    if (action === 'cancel') shell.close();
    if (action !== 'clear') return;
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }
  function onChange({ target }: Event): void {
    if (target instanceof HTMLInputElement && target.type === 'checkbox')
      setSlashKey(target.checked);
  }
  const slashKey = dialog.querySelector<HTMLInputElement>('[type="checkbox"]');
  if (slashKey) slashKey.checked = isSlashKeyOn();
  field.addEventListener('compositionstart', onCompose, { signal });
  field.addEventListener('compositionend', onCompose, { signal });
  field.addEventListener('input', onInput, { signal });
  field.addEventListener('keydown', onKeyDown, { signal });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('change', onChange, { signal });
}

/** The code of the search does not come: the search page, of the current deployment, is the way out. */
function showFailure(
  { body, status, labels, view, field }: SearchShell,
  signal: AbortSignal,
): void {
  const text = document.createElement('p');
  text.textContent = status.textContent = `${labels.errorTitle}. ${labels.errorText}`;
  const link = document.createElement('a');
  link.className = 'pill-button';
  link.textContent = labels.retry;
  const lead = () => {
    link.href = searchHref(view.pageHref, field.value);
  };
  const message = document.createElement('div');
  message.dataset.searchFailure = '';
  message.append(text, link);
  const before = [...body.childNodes];
  body.replaceChildren(message);
  lead();
  field.addEventListener('input', lead, { signal });
  signal.addEventListener('abort', () => body.replaceChildren(...before));
}
