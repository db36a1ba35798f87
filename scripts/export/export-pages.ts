import { availableParallelism } from 'node:os';
import type { Site } from '../../lib/content/site';
import type { PublishedPage } from '../publish/published-page';
import type { ReadingScript } from '../support/reading-script';
import { exportPart } from './export-part';
import { exportInProcess } from './export-process';
import type { PageKeys } from './kept-pages';
import { writePageStyles } from './page-styles';
import { readCommonFacts, siteFactsOf } from './site-facts';

/** The number of pages that justifies another process, which takes about a second to start. */
const PAGES_PER_PROCESS = 80;

/**
 * Turns every page that Next.js has exported into the published page: parses it once, runs the passes, and writes it, with
 * its social image. The name of its style sheet is filled in at the end.
 *
 * @returns The pages that are listed.
 */
export async function exportPages(
  folder: string,
  site: Site,
  keys: PageKeys,
  reading: ReadingScript,
): Promise<PublishedPage[]> {
  const { config, navs, routing, pages } = site;
  const helpers = helpersFor(keys.rendered);
  const facts = await readCommonFacts(folder, site);
  const common = { folder, config, navs, routing, facts, reading, keys };
  const size = Math.ceil(pages.length / (helpers + 1));
  const parts = Array.from({ length: helpers + 1 }, (_, index) => ({
    ...common,
    pages: pages.slice(index * size, (index + 1) * size),
  }));
  const written = await Promise.all(
    parts.map((part, index) => (index < helpers ? exportInProcess(part) : exportPart(part))),
  );
  const all = written
    .flat()
    .map((one, index) => ({ ...one, page: pages[index] as (typeof pages)[number] }));
  const { textOf } = siteFactsOf(folder, config, facts);
  const names = new Map(all.map((one) => [one.page, one.names]));
  const styles = facts.styles.map(textOf);
  const scripts = [...reading.texts, ...facts.policy.inlineScripts];
  await writePageStyles(folder, config.base, names, styles, scripts);
  return all.flatMap(({ page, published }) => (published ? { ...published, page } : []));
}

/** How many other processes share the pages with this one. */
function helpersFor(rendered: number): number {
  return Math.min(availableParallelism() - 1, Math.floor(rendered / PAGES_PER_PROCESS));
}
