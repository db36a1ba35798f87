// The second entry: what other sites embed. It shares helpers with the pages of the app.
import { formatEta } from './lib/format';
import { greet } from './lib/greet';

const HOUR = 3_600_000;

const host = document.querySelector('[data-harbor-widget]');
if (host) {
  host.textContent = `${greet('captain')}: next arrival ${formatEta(Date.now() + HOUR)}`;
}
