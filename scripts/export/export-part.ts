import { writeFile } from 'node:fs/promises';
import type { Site } from '../../lib/content/site';
import { dataAttribute } from '../../lib/data-names';
import { socialImagePath } from '../../lib/machines/social-image';
import type { Page } from '../../lib/model';
import { readPublishedPage } from '../publish/published-page';
import { socialImages } from '../publish/social-images';
import { writeInto } from '../publish/write-file';
import type { ReadingScript } from '../support/reading-script';
import { exportedFile, htmlFile } from './exported-file';
import { writeHtml } from './html';
import {
  type KeptPage,
  keepPage,
  type PageKeys,
  readKeptPage,
  type WrittenPage,
} from './kept-pages';
import { passesOf } from './passes';
import { readExportedPage } from './read-exported-page';
import { type CommonFacts, siteFactsOf } from './site-facts';

/** Some of the pages of a site, and what their export needs of it, as data that another process can be given. */
export interface ExportPart extends Pick<Site, 'config' | 'navs' | 'routing' | 'pages'> {
  folder: string;
  facts: CommonFacts;
  reading: ReadingScript;
  keys: PageKeys;
}

/**
 * Writes pages and their social images, those that can be from what was kept. A page is freed after it is written: thousands
 * of parsed pages would not fit into memory.
 */
export async function exportPart(part: ExportPart): Promise<WrittenPage[]> {
  const { folder, keys, pages } = part;
  const exportPage = pageExporter(part);
  const draw = socialImages(part, keys.code);
  const write = writeInto(folder);
  const written: WrittenPage[] = [];
  for (const page of pages) {
    const key = keys.pages.get(page.routePath);
    const kept = key && readKeptPage(page, key);
    const { html, names, published } = kept ?? (await exportPage(page));
    if (kept) await write(htmlFile(page), html);
    else await writeFile(exportedFile(folder, page), html);
    await write(socialImagePath(page), draw(page, published?.section ?? ''));
    written.push({ names, published });
  }
  return written;
}

/** Returns a function that exports a page as Next.js has rendered it, and keeps it. */
function pageExporter(part: ExportPart): (page: Page) => Promise<KeptPage> {
  const { folder, config, facts, reading, keys } = part;
  const names = new Map<Page, ReadonlySet<string>>();
  const passes = passesOf(siteFactsOf(folder, config, facts), reading, names);
  return async (page) => {
    const exported = await readExportedPage(folder, page);
    for (const pass of passes) pass(exported);
    const result: KeptPage = {
      html: writeHtml(exported.document),
      names: names.get(page) ?? new Set(),
      published: readPublishedPage(exported, part),
    };
    const key = keys.pages.get(page.routePath);
    // Files of the framework have other names after the next build.
    if (key && !result.names.has(dataAttribute('framework'))) keepPage(page, key, result);
    return result;
  };
}
