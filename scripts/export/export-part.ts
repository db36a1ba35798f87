import { writeFile } from 'node:fs/promises';
import type { Site } from '../../lib/content/site';
import type { Page } from '../../lib/model';
import { type PublishedPage, readPublishedPage } from '../publish/published-page';
import { writeSocialImages } from '../publish/social-images';
import { writeInto } from '../publish/write-file';
import type { ReadingScript } from '../support/reading-script';
import { exportedFile } from './exported-file';
import { writeHtml } from './html';
import { passesOf } from './passes';
import { readExportedPage } from './read-exported-page';
import { type CommonFacts, siteFactsOf } from './site-facts';

/** Some of the pages of a site, and what their export needs of it, as data that another process can be given. */
export interface ExportPart extends Pick<Site, 'config' | 'navs' | 'routing' | 'pages'> {
  folder: string;
  facts: CommonFacts;
  reading: ReadingScript;
}

/** What the site needs to know of a page that has been written. */
export interface WrittenPage {
  /** See `writePageStyles`. */
  names: ReadonlySet<string>;
  /** Absent for a page that is not listed. */
  published: PublishedPage | undefined;
}

/** Writes pages and their social images. A page is freed after it is written: thousands of parsed pages would not fit into memory. */
export async function exportPart(part: ExportPart): Promise<WrittenPage[]> {
  const { folder, config, facts, reading, pages } = part;
  const names = new Map<Page, ReadonlySet<string>>();
  const passes = passesOf(siteFactsOf(folder, config, facts), reading, names);
  const written: WrittenPage[] = [];
  for (const page of pages) {
    const exported = await readExportedPage(folder, page);
    for (const pass of passes) pass(exported);
    await writeFile(exportedFile(folder, page), writeHtml(exported.document));
    const published = readPublishedPage(exported, part);
    written.push({ names: names.get(page) ?? new Set(), published });
  }
  const listed = written.flatMap(({ published }) => published ?? []);
  await writeSocialImages(writeInto(folder), part, listed);
  return written;
}
