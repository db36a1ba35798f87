import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { attributeOf, type Element, elementsOf, parseHtml } from '../export/html';
import { bin } from '../support/run';
import type { Figure } from './figure';
import { measureCommand } from './measure-command';

const OUT = 'out';
const BYTES_PER_KB = 1000;
/** The pages to measure, with their limits in kB. */
const PAGES = [
  { name: 'The quick start', file: 'guide/start/quick-start', html: 14, script: 11, styles: 10 },
  { name: 'The home page', file: 'index', html: 10, script: 11, styles: 10 },
];

/** Measures what a reader downloads to read a page, and to navigate to it from another page. */
export async function benchPageWeight(): Promise<Figure[]> {
  await measureCommand(bin('tsx'), ['scripts/build.ts'], {});
  return Promise.all(PAGES.map(weigh));
}

async function weigh({
  name,
  file,
  html,
  script,
  styles,
}: (typeof PAGES)[number]): Promise<Figure> {
  const elements = [
    ...elementsOf(parseHtml(await readFile(path.join(OUT, `${file}.html`), 'utf8'))),
  ];
  const sizes = {
    html: await kilobytes([`${file}.html`]),
    script: await kilobytes(elements.flatMap((element) => addressOf(element, 'script', 'src'))),
    styles: await kilobytes(
      elements
        .filter((element) => attributeOf(element, 'rel') === 'stylesheet')
        .flatMap((element) => addressOf(element, 'link', 'href')),
    ),
    payload: await kilobytes([`${file}.txt`]),
  };
  return {
    what: `${name}: HTML, script and styles before interaction; payload of a navigation to it`,
    bound: `at most ${html}, ${script} and ${styles} kB gzip; –`,
    measured: `${sizes.html}, ${sizes.script} and ${sizes.styles} kB; ${sizes.payload} kB`,
  };
}

function addressOf(element: Element, tagName: string, attribute: string): string[] {
  const address = attributeOf(element, attribute);
  return element.tagName === tagName && address !== undefined ? [address] : [];
}

async function kilobytes(files: readonly string[]): Promise<string> {
  let bytes = 0;
  for (const file of files) {
    bytes += gzipSync(await readFile(path.join(OUT, file)), { level: 9 }).length;
  }
  return (bytes / BYTES_PER_KB).toFixed(1);
}
