import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readReportFacts } from '../../../lib/site/images/report-facts';
import { publicDir } from '../../../lib/site/read/content-dir';
import type { Reports } from './reports';

/** The addresses of the report of the sample app, and of the comparison of its two builds. */
const DEMOS = { demo: 'demo', diff: 'demo/diff' } as const;

const BLANK_IMAGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1604 380'%3E%3C/svg%3E";

/**
 * A script that runs before the report: `?lang=` and `?theme=` set its language and color scheme (without them it
 * follows the documentation, which has the same origin), and requests to the server, which a hosted page does not
 * have, stay pending. After any response, even an error, the page would request its data from another
 * address.
 */
const boot = () => `(function () {
  var settings = ${JSON.stringify(settingsOfLanguages())};
  var query = new URLSearchParams(location.search), prefix = '__RSDOCTOR__STORAGE__';
  try {
    var lang = query.get('lang'), theme = query.get('theme') || localStorage.getItem('theme');
    if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    if (lang) {
      localStorage.setItem(prefix + 'FIRST_VISIT', '1');
      localStorage.setItem(prefix + 'LOCALE', settings[lang] || lang);
    }
    localStorage.setItem(prefix + 'THEME', theme);
  } catch (blocked) {}
  var ask = window.fetch;
  window.fetch = function (request) {
    var url = String((request && request.url) || request);
    if (url.indexOf('/api/manifest.json') > -1) return new Promise(function () {});
    return ask.apply(this, arguments);
  };
})();`;

const head = () => `<head><meta name="robots" content="noindex"><script>${boot()}</script>`;

/** The value that the report stores for each of our languages. */
function settingsOfLanguages(): Record<string, string> {
  const languages = Object.entries(readReportFacts().languages);
  return Object.fromEntries(languages.map(([lang, { setting }]) => [lang, setting]));
}

/** Makes the pages of the live demo: each is one self-contained file. */
export async function writeDemo({ pages }: Reports): Promise<void> {
  for (const [name, folder] of Object.entries(DEMOS)) {
    const page = hostablePage(pages[name as keyof typeof DEMOS] ?? '');
    const file = path.join(publicDir(), folder, 'index.html');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, page);
    console.log(`/${folder}/: ${Math.round(page.length / 1000)} kB`);
  }
}

/** Turns a single-file report into a page that any file server can host. */
export function hostablePage(html: string): string {
  const alone = html.replace(/https:\/\/assets\.rspack\.rs\/[\w./-]+\.png/g, BLANK_IMAGE);
  if (!alone.includes('<head>')) throw new Error('The report does not contain <head>.');
  return alone.replace('<head>', head);
}
