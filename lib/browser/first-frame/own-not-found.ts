/**
 * On the 404 page: load the 404 page of the language and version that the address begins with, in any order. Many hosts
 * answer every unknown address with one page. The address is passed on after a `#` and restored on arrival.
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
  const home = homeOfAddress(pathname, homes);
  const page = `${home}404.html`;
  if (home === undefined || home === own || pathname === page) return;
  document.documentElement.hidden = true;
  location.replace(page + mark + encodeURIComponent(pathname + search + hash));
}

/**
 * The home page of the language and version that an address begins with, in any order: those of Rspress begin with the
 * version.
 */
export function homeOfAddress(path: string, homes: readonly string[]): string | undefined {
  const asked = partsOf(path);
  const isWithin = (parts: readonly string[]) =>
    parts.every((part) => asked.slice(0, parts.length).includes(part));
  return homes.filter((href) => isWithin(partsOf(href))).sort((a, b) => b.length - a.length)[0];
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
