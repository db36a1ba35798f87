import { type SearchDocument, sectionsOf } from './document';
import type { Contents, Synonyms } from './index-file';
import type { SearchEngine, SearchGroup } from './model';
import { groupSynonyms, unitsOf } from './query';
import { rankSections } from './rank';
import { createSectionIndex, entryOf, indexTexts } from './section-index';
import { correctSpelling } from './spelling';
import { groupHits } from './suggestions';

/** The specification's cache of answers. */
const MOST_CACHED = 100;

/** A search engine that knows titles and headings, and learns the text of the pages. */
export interface LocalEngine extends SearchEngine {
  /**
   * Index the texts, with pauses for whatever else runs on the same thread.
   *
   * @throws TypeError if these are not the documents that the contents were made of.
   */
  addTexts(documents: readonly SearchDocument[]): Promise<void>;
}

/** Create an engine for the contents of one search. Until it has the texts, it finds nothing that only a passage would explain. */
export function createEngine(contents: Contents, synonyms: Synonyms): LocalEngine {
  let index = createSectionIndex();
  contents.sections.forEach((_, number) => {
    index.add(entryOf(number, contents, ''));
  });
  const groups = groupSynonyms(synonyms);
  const termsOfSynonyms = new Set(groups.flat().flatMap(({ way }) => way.terms));
  let texts: readonly string[] | undefined;
  const cache = new Map<string, readonly SearchGroup[]>();

  function answer(typed: string, limit: number): SearchGroup[] {
    const query = inHanOfPages(typed, contents.variants);
    const hits = rankSections({
      query,
      units: unitsOf(query, groups, (word) => correctSpelling(word, index, termsOfSynonyms)),
      index,
      contents,
      textOf: (section) => texts?.[section] ?? '',
    });
    const loaded = texts;
    const textOf = loaded && ((section: number) => loaded[section] ?? '');
    return groupHits(hits, { contents, textOf }, limit);
  }

  return {
    async search(query, { limit }) {
      const key = JSON.stringify([query.trim(), limit]);
      const found = cache.get(key) ?? answer(query, limit);
      cache.delete(key);
      cache.set(key, found);
      for (const oldest of cache.keys()) if (cache.size > MOST_CACHED) cache.delete(oldest);
      return found;
    },

    async addTexts(documents) {
      const found = documents.flatMap((document) => sectionsOf(document).map(({ text }) => text));
      if (found.length !== contents.sections.length) {
        throw new TypeError('The documents belong to another index.');
      }
      index = await indexTexts(contents, found);
      texts = found;
      cache.clear();
    },
  };
}

/**
 * A query in the characters of the pages: `體積` becomes `体积` where they are simplified.
 *
 * @param variants What may be typed, each followed by what the pages have; see `Contents`.
 */
export function inHanOfPages(query: string, variants: string): string {
  const characters = [...variants];
  return [...query]
    .map((typed) => {
      const at = characters.findIndex((variant, index) => index % 2 === 0 && variant === typed);
      return at < 0 ? typed : (characters[at + 1] ?? typed);
    })
    .join('');
}
