import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/site/read/files';

/** From the environment of these tests. */
declare const parsePage: (file: string) => Document;

/** A page of an exported site. */
export interface ExportedPage {
  /** The file relative to the folder: `zh/guide/start/intro.html`. */
  file: string;
  /** The clean URL path without base: `/zh/guide/start/intro`. */
  path: string;
  html: string;
  /** Parsed at the first access. */
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

function pathOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '/').replace(/\.html$/, '')}`.replace('//', '/');
}
