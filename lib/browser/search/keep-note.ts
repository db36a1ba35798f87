import { keepChoice } from '../choices';
import { FOUND } from './found-note';

/** Keep what is marked in a hit for the page that it leads to, which may be another document. */
export function keepNote(hit: HTMLAnchorElement): void {
  const finds = [...hit.querySelectorAll('mark')].map(({ textContent }) => textContent);
  if (finds.length > 0) keepChoice(FOUND, [hit.href, ...finds].join('\n'));
}
