import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/files';
import { parseDocuments, type SearchDocument } from '@/lib/search/document';

/** A page of an exported site, parsed. */
export interface ExportedPage {
  /** File below the folder: `zh/guide/start/intro.html`. */
  file: string;
  /** The clean URL path without base: `/zh/guide/start/intro`. */
  path: string;
  html: string;
  document: Document;
}

/** Every page of an exported site; pages that only lead on are none, nor is the live report. */
export function readExportedPages(folder: string): ExportedPage[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('demo/'))
    .map((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      const document = new DOMParser().parseFromString(html, 'text/html');
      return { file, path: pathOf(file), html, document };
    })
    .filter(({ document }) => document.querySelector('meta[http-equiv="refresh"]') === null);
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
