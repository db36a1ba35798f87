import { canonicalPath } from '../paths';
import { type SearchDocument, sectionsOf } from './document';
import type { Contents, Synonyms } from './index-file';
import { createIndexes } from './indexes';
import type { SearchEngine, SearchGroup, SearchOptions } from './model';
import { unitsOf } from './query';
import { rankSections } from './rank';
import { groupHits } from './suggestions';

/** The specification's cache of answers. */
const MOST_CACHED = 100;
/** Sections that are indexed without a pause: some 10 ms of work. */
const SECTIONS_AT_ONCE = 40;

/** A search engine that knows titles and headings, and learns the text of the pages. */
export interface LocalEngine extends SearchEngine {
  /**
   * Index the texts, with pauses, so that whatever runs beside it goes on.
   *
   * @throws TypeError if these are not the documents that the contents were made of.
   */
  addTexts(documents: readonly SearchDocument[]): Promise<void>;
}

/**
 * Create an engine for the contents of one search.
 *
 * @param hasTexts Texts will be added. Until then it shows nothing that only a passage would explain.
 */
export function createEngine(
  contents: Contents,
  synonyms: Synonyms,
  hasTexts: boolean,
): LocalEngine {
  const indexes = createIndexes(contents);
  let texts: readonly string[] | undefined = hasTexts ? undefined : [];
  const cache = new Map<string, readonly SearchGroup[]>();

  function answer(query: string, { limit, path }: SearchOptions): SearchGroup[] {
    const here = partOfSite(path);
    const hits = rankSections(
      indexes,
      { query, units: unitsOf(query, synonyms), synonyms },
      (section) => {
        const [page = 0, id, header = ''] = contents.sections[section] ?? [];
        const [title = '', href = '', isDated] = contents.pages[page] ?? [];
        const isNear = here !== '' && partOfSite(href) === here;
        return {
          isPage: id === '',
          heading: id === '' ? title : header,
          keywords: (contents.keywords[section] ?? '').split(', '),
          text: texts?.[section] ?? '',
          isNear,
          isDated: isDated === 1,
        };
      },
    );
    const known = texts;
    const textOf = known && ((section: number) => known[section] ?? '');
    return groupHits(hits, { contents, textOf }, limit);
  }

  return {
    async search(query, options) {
      const key = JSON.stringify([query.trim(), options.limit, partOfSite(options.path)]);
      const groups = cache.get(key) ?? answer(query, options);
      cache.delete(key);
      cache.set(key, groups);
      for (const oldest of cache.keys()) if (cache.size > MOST_CACHED) cache.delete(oldest);
      return groups;
    },

    async addTexts(documents) {
      const found = documents.flatMap((document) => sectionsOf(document).map(({ text }) => text));
      if (found.length !== contents.sections.length) {
        throw new TypeError('The documents belong to another index.');
      }
      for (const [id, content] of found.entries()) {
        if (content !== '') indexes.texts.add(id, { text: content });
        if (id % SECTIONS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
      }
      texts = found;
      cache.clear();
    },
  };
}

/** The folder that a page stands in: of `/docs/zh/guide/start/cli`, `/docs/zh/guide/start`. */
function partOfSite(path: string): string {
  const [, folder = ''] = /^(.*)\//.exec(canonicalPath(path)) ?? [];
  return folder;
}
