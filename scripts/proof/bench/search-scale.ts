import { gzipSync } from 'node:zlib';
import { loadSearchFiles } from '../../../lib/content/search/load-search-files';
import { readSite } from '../../../lib/content/site';
import { parseDocuments, type SearchDocument } from '../../../lib/search/document';
import { createEngine } from '../../../lib/search/engine';
import { contentsOf, parseIndexFile } from '../../../lib/search/index-file';
import type { Figure } from './figure';

const BYTES_PER_MB = 1_000_000;
/** What readers of a large site might type. */
const QUERIES = [
  'treemap',
  'duplicate packages',
  'disableCl',
  'duplciate',
  'how to compare builds',
];

/** Measures a search over many pages, which are copies of the pages of this site with unique titles and paths. */
export async function benchSearchScale(pages: number): Promise<Figure> {
  const documents = await manyDocuments(pages);
  const building = stopwatch();
  const index = JSON.stringify({ synonyms: [], contents: contentsOf(documents, { base: '/' }) });
  const build = building();
  const opening = stopwatch();
  const { contents, synonyms } = parseIndexFile(index);
  const engine = createEngine(contents, synonyms);
  await engine.search('report', { limit: 7 });
  const first = opening();
  const text = stopwatch();
  await engine.addTexts(documents);
  const whole = text();
  const asking = stopwatch();
  for (const query of QUERIES) await engine.search(query, { limit: 7 });
  const each = asking() / QUERIES.length;
  const texts = `texts ${gzipMb(JSON.stringify(documents))} MB, searchable ${whole.toFixed(0)} ms later`;
  return {
    what: `Search over ${pages.toLocaleString('en')} pages as long as those of this site, in the worker`,
    bound: 'usable',
    measured: `list of titles and headings made in ${build.toFixed(0)} ms, ${gzipMb(index)} MB gzip; first result from it ${first.toFixed(0)} ms after the download; ${texts}; a query ${each.toFixed(0)} ms`,
  };
}

/** Creates the documents of a large site from those of this one. */
async function manyDocuments(pages: number): Promise<SearchDocument[]> {
  const own = parseDocuments((await loadSearchFiles(await readSite(), 'en')).documents);
  return Array.from({ length: pages }, (_, id) => multiply(own, id));
}

function multiply(own: readonly SearchDocument[], id: number): SearchDocument {
  const source = own[id % own.length];
  if (!source) throw new Error('The site does not have a page to copy.');
  return { ...source, id, title: `${source.title} ${id}`, routePath: `/p-${id % 50}/page-${id}` };
}

function gzipMb(text: string): string {
  return (gzipSync(text, { level: 9 }).length / BYTES_PER_MB).toFixed(2);
}

/** The milliseconds since a time. */
function stopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}
