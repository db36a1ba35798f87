/**
 * What has to be right in the first frame: the colour scheme the reader chose, whether long lines of
 * code are wrapped, and the parts of the frame that the address hides (`?navbar=0`). It runs
 * before the body is parsed.
 *
 * Sets on `<html>`: `data-theme-choice` (light, dark, auto), `data-theme` (light or dark; absent while
 * the system decides), `data-code-wrap` (on, off; absent while authors decide), `data-hidden` (names of
 * parts), `data-platform` (apple, other), whose keys are shown, and `data-script`, by which styles show
 * what needs script (`on`: it is on its way; see giveUpOnScript).
 *
 * @param hasDarkMode Without it the site is light whatever is stored.
 * @param storedAs What is stored under a key.
 */
export function prePaint(
  hasDarkMode: boolean,
  storedAs = (key: string) => localStorage.getItem(key),
): void {
  const { dataset } = document.documentElement;
  let choice: string | null = null;
  let wrap: string | null = null;
  try {
    choice = storedAs('theme');
    wrap = storedAs('code-wrap');
  } catch {
    // Storage is blocked: the system decides.
  }
  if (!hasDarkMode) choice = 'light';
  const isChosen = choice === 'light' || choice === 'dark';
  dataset['themeChoice'] = isChosen ? String(choice) : 'auto';
  if (isChosen) dataset['theme'] = String(choice);
  else delete dataset['theme'];
  if (wrap === 'on' || wrap === 'off') dataset['codeWrap'] = wrap;

  const query = new URLSearchParams(location.search);
  const parts = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];
  dataset['hidden'] = parts.filter((part) => query.get(part) === '0').join(' ');
  dataset['script'] = 'on';
  dataset['platform'] = /Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? 'apple' : 'other';
}
