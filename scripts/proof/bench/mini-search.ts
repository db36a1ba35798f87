import MiniSearch from 'minisearch';
import { type SearchDocument, sectionsOf } from '../../../lib/search/document';
import type { SearchEngine } from '../../../lib/search/model';

/** Enough results to find the rank of every answer that a reader might scroll to. */
const MOST_ROWS = 100;

/**
 * The baseline for search: MiniSearch over the same sections, with the settings that VitePress uses for
 * its local search (`prefix`, `fuzzy: 0.2`, `boost` 4 for the heading, 2 for the text, 1 for the titles above), and
 * the words of `Intl.Segmenter` where a language has no spaces. Each result is a group.
 */
export function createMiniSearch(documents: readonly SearchDocument[], lang: string): SearchEngine {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const wordsOf = (text: string) =>
    [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
      isWordLike ? [segment] : [],
    );
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    storeFields: ['link'],
    ...(lang === 'zh' && { tokenize: wordsOf }),
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, text: 2, titles: 1 } },
  });
  index.addAll(documents.flatMap(rowsOf));
  return {
    search: async (query) =>
      index
        .search(query)
        .slice(0, MOST_ROWS)
        .map(({ link }) => ({
          group: link,
          result: [{ type: 'content', link, title: link, highlightInfoList: [] }],
          renderType: 'default',
        })),
  };
}

function rowsOf(document: SearchDocument) {
  return sectionsOf(document).map(({ id, header, text }) => {
    const link = id === '' ? document.routePath : `${document.routePath}#${id}`;
    return { id: link, link, title: header || document.title, titles: document.title, text };
  });
}
