import { keepChoice } from '../choices';

/** What a reader may choose; `auto` follows the system. */
type ThemeChoice = 'light' | 'dark' | 'auto';

/** The key of the choice in local storage; `prePaint` reads it too. */
const STORAGE_KEY = 'theme';

const CONTROL = 'input[name^="theme-"]';

/** Any text as a choice: nonsense, as from another site on this origin, means `auto`. */
function parseThemeChoice(text: string | null): ThemeChoice {
  return text === 'light' || text === 'dark' ? text : 'auto';
}

/**
 * Connect the theme controls of the page, now and after every navigation, with storage and with the
 * other open tabs.
 *
 * @param hasThemeTransition Whether the switch may be animated, where motion is not reduced.
 */
export function attachThemeControl(
  signal: AbortSignal,
  { hasThemeTransition }: { hasThemeTransition: boolean },
): void {
  function onChange({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || !target.matches(CONTROL)) return;
    const choice = parseThemeChoice(target.value);
    keepChoice(STORAGE_KEY, choice);
    changeTheme(choice, hasThemeTransition);
  }
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === STORAGE_KEY) changeTheme(parseThemeChoice(newValue), false);
  }

  document.addEventListener('change', onChange, { signal });
  window.addEventListener('pageshow', syncThemeControl, { signal });
  window.addEventListener('storage', onStorage, { signal });
}

/** Make the controls of a page that has just been rendered show the choice in force. */
export function syncThemeControl(): void {
  const choice = document.documentElement.dataset['themeChoice'];
  for (const input of document.querySelectorAll<HTMLInputElement>(CONTROL)) {
    input.checked = input.value === choice;
  }
  syncThemeColor();
}

/** Make the browser's own bars follow the choice: each colour stands in a tag for one scheme. */
function syncThemeColor(): void {
  const { theme } = document.documentElement.dataset;
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.dataset['scheme'] ??= tag.media.includes('dark') ? 'dark' : 'light';
    const { scheme } = tag.dataset;
    if (theme === undefined) tag.media = `(prefers-color-scheme: ${scheme})`;
    else tag.media = scheme === theme ? 'all' : 'not all';
  }
}

function changeTheme(choice: ThemeChoice, hasTransition: boolean): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (hasTransition && !isStill && 'startViewTransition' in document) {
    document.startViewTransition(() => applyTheme(choice));
  } else {
    applyTheme(choice);
  }
}

function applyTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  dataset['themeChoice'] = choice;
  if (choice === 'auto') delete dataset['theme'];
  else dataset['theme'] = choice;
  syncThemeControl();
}
