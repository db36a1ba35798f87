import { attachMenus } from '@/lib/browser/frame/menus';
import { attachThemeControl } from '@/lib/browser/frame/theme';

/** The event of a browser that restores a page from its back/forward cache. */
function comeBack(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

test('a page from the back/forward cache applies the settings chosen meanwhile, and closes its menus', () => {
  const radio = (value: string) => `<input type="radio" name="theme-bar" value="${value}">`;
  const menu = '<details data-menu="popover" open><summary>Tools</summary></details>';
  document.body.innerHTML = menu + radio('light') + radio('dark');
  const { signal } = new AbortController();
  attachThemeControl(signal, { hasDarkMode: true, hasThemeTransition: false });
  attachMenus(signal);

  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  for (const input of document.querySelectorAll('input')) input.checked = false;
  comeBack();

  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.querySelector('[value="dark"]')).toBeChecked();
  expect(document.querySelector('details')).not.toHaveAttribute('open');
});
