import { FOUND } from './found-note';

/** Keep what is marked in a hit for the page that it leads to, which may be another document. */
export function keepNote(hit: HTMLAnchorElement): void {
  const finds = [...hit.querySelectorAll('mark')].map(({ textContent }) => textContent);
  if (finds.length === 0) return;
  try {
    sessionStorage.setItem(FOUND, [hit.href, ...finds].join('\n'));
  } catch {
    // Storage is blocked or full: nothing is marked.
  }
}
