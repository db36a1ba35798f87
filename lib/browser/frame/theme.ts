import type { ReadingSettings } from '../../reading-script';
import { keepChoice } from '../dom/choices';
import { applyTheme } from '../first-frame/pre-paint';

/** The key of the choice in local storage; {@link applyTheme} reads it. */
const STORAGE_KEY = 'theme';

const CONTROL = 'input[name^="theme-"]';

/**
 * Connect the theme controls of the page, now and after every navigation, with storage and with the other open tabs.
 *
 * @param hasThemeTransition Whether the change is animated, unless motion is reduced.
 */
export function attachThemeControl(
  signal: AbortSignal,
  { hasDarkMode, hasThemeTransition }: Omit<ReadingSettings, 'base'>,
): void {
  function update(): void {
    applyTheme(hasDarkMode);
    syncThemeControl();
  }
  function onChange({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || !target.matches(CONTROL)) return;
    keepChoice(STORAGE_KEY, target.value);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isAnimated = hasThemeTransition && !isStill && 'startViewTransition' in document;
    if (isAnimated) document.startViewTransition(update);
    else update();
  }
  function onStorage({ key }: StorageEvent) {
    if (key === STORAGE_KEY) update();
  }

  document.addEventListener('change', onChange, { signal });
  addEventListener('pageshow', syncThemeControl, { signal });
  addEventListener('storage', onStorage, { signal });
}

/** Make the controls of a page that has just been rendered show the current choice. */
export function syncThemeControl(): void {
  const { theme, themeChoice } = document.documentElement.dataset;
  for (const input of document.querySelectorAll<HTMLInputElement>(CONTROL)) {
    input.checked = input.value === themeChoice;
  }
  // The bars of the browser follow the choice, too: each color has a tag for its scheme.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.dataset.scheme ??= tag.media.includes('dark') ? 'dark' : 'light';
    const { scheme } = tag.dataset;
    if (theme === undefined) tag.media = `(prefers-color-scheme: ${scheme})`;
    else tag.media = scheme === theme ? 'all' : 'not all';
  }
}
