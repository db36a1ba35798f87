/**
 * On the 404 page: load the 404 page of the language and version that the address begins with. Many hosts answer every
 * unknown address with one page. The address is passed on after a `#` and restored on arrival.
 *
 * It runs before anything is painted. Its element lists the home pages of all languages and versions (`data-homes`) and
 * names that of this page (`data-home`).
 */
export function showOwnNotFound(): void {
  const { homes: listed = '[]', home: own } = document.currentScript?.dataset ?? {};
  const homes: string[] = JSON.parse(listed);
  const mark = '#asked=';
  const { pathname, search, hash } = location;
  if (hash.startsWith(mark)) {
    try {
      history.replaceState(null, '', decodeURIComponent(hash.slice(mark.length)));
    } catch {
      // Not an address of this site: the page keeps its own.
    }
    return;
  }
  const [home] = homes
    .filter((href) => `${pathname}/`.toLowerCase().startsWith(href.toLowerCase()))
    .sort((a, b) => b.length - a.length);
  const page = `${home}404.html`;
  if (home === undefined || home === own || pathname === page) return;
  document.documentElement.hidden = true;
  location.replace(page + mark + encodeURIComponent(pathname + search + hash));
}
