import { type Contents, trailOf } from './index-file';
import { createTermIndex, type TermIndex } from './term-index';

/** The two indexes under one numbering of sections. */
export interface Indexes {
  headings: TermIndex;
  texts: TermIndex;
  /** How many sections there are. */
  size: number;
}

/** How much a term counts in each field of a section. */
const BOOSTS = {
  /** Of the page, at its beginning; below, title and outer headings are context. */
  title: 4,
  header: 3,
  context: 0.6,
  /** The page's name in its address, or the anchor. Often English where the heading is not. */
  address: 1.5,
  /** What readers call it, says its author. */
  keywords: 2,
};

/** Index titles and headings. The texts are added section by section, under the same numbers. */
export function createIndexes(contents: Contents): Indexes {
  const headings = createTermIndex(BOOSTS);
  contents.sections.forEach(([page, id, header], number) => {
    const [title = '', href = ''] = contents.pages[page] ?? [];
    const isPage = id === '';
    headings.add(number, {
      title: isPage ? title : '',
      header,
      context: isPage ? '' : [title, ...trailOf(number, contents).slice(0, -1)].join(' '),
      address: id || (href.split('/').at(-1) ?? ''),
      keywords: contents.keywords[number] ?? '',
    });
  });
  return { headings, texts: createTermIndex({ text: 1 }), size: contents.sections.length };
}
