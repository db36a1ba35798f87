import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/files';
import { parseDocuments, type SearchDocument } from '@/lib/search/document';

/** From the environment of these tests. */
declare const parsePage: (file: string) => Document;

/** A page of an exported site. */
export interface ExportedPage {
  /** File below the folder: `zh/guide/start/intro.html`. */
  file: string;
  /** The clean URL path without base: `/zh/guide/start/intro`. */
  path: string;
  html: string;
  /** Parsed when it is first asked for. */
  readonly document: Document;
}

/** Every page of an exported site, without redirects and the live report. */
export function readExportedPages(folder: string): ExportedPage[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('demo/'))
    .map((file) => {
      const absolute = path.resolve(folder, file);
      return {
        file,
        path: pathOf(file),
        html: readFileSync(absolute, 'utf8'),
        get document() {
          return parsePage(absolute);
        },
      };
    })
    .filter(({ html }) => !html.includes('<meta http-equiv="refresh"'));
}

/** The documents of the search of an exported site, in all languages and versions. */
export function readSearchDocuments(folder: string): SearchDocument[] {
  return listFiles(`${folder}/static`)
    .filter((file) => /^search_index(?!_terms)/.test(file))
    .flatMap((file) => parseDocuments(readFileSync(path.join(folder, 'static', file), 'utf8')));
}

/**
 * Every link on a page that stays on the site: the path below the base, or `undefined` with the href of
 * one that leaves it by mistake.
 */
export function internalLinks(document: Document, base: string) {
  return [...document.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') || href.startsWith('#'))
    .map((href) => {
      if (href.startsWith('#')) return { href, target: href };
      return { href, target: href.startsWith(base) ? href.slice(base.length - 1) : undefined };
    });
}

function pathOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '/').replace(/\.html$/, '')}`.replace('//', '/');
}
