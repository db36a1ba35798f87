import { keptChoice } from '../dom/choices';

/**
 * What has to be right in the first frame: the color scheme that the reader chose, whether long lines of code are
 * wrapped, and the parts of the page that the address hides (`?navbar=0`). It runs before the body is parsed.
 *
 * Sets on `<html>`, besides the attributes of {@link applyTheme}: `data-code-wrap` (on, off; absent while authors
 * decide), `data-hidden` (names of parts), `data-platform` (apple, other), whose keys are shown, and `data-script`, by
 * which styles show what needs script, until it fails; see giveUpOnScript. Started, it sets `data-connected`, which is
 * an attribute of its own because no style depends on it, so nothing is restyled.
 */
export function prePaint(hasDarkMode: boolean | undefined): void {
  applyTheme(hasDarkMode);
  const { dataset } = document.documentElement;
  const wrap = keptChoice('code-wrap');
  if (wrap === 'on' || wrap === 'off') dataset.codeWrap = wrap;

  const query = new URLSearchParams(location.search);
  const parts = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];
  dataset.hidden = parts.filter((part) => query.get(part) === '0').join(' ');
  dataset.script = '';
  dataset.platform = /Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? 'apple' : 'other';
}

/**
 * Show the stored color scheme. Any other stored text, and blocked storage, leave the choice to the system.
 *
 * Sets on `<html>`: `data-theme-choice` (light, dark, auto) and `data-theme` (light or dark; absent while the system
 * decides).
 *
 * @param hasDarkMode Without dark mode the site is light, whatever is stored.
 */
export function applyTheme(hasDarkMode: boolean | undefined): void {
  const { dataset } = document.documentElement;
  const choice = hasDarkMode ? keptChoice('theme') : 'light';
  if (choice === 'light' || choice === 'dark') {
    dataset.themeChoice = choice;
    dataset.theme = choice;
  } else {
    dataset.themeChoice = 'auto';
    delete dataset.theme;
  }
}
