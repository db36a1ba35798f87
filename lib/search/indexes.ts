import { type Contents, trailOf } from './index-file';
import { TermIndex } from './term-index';
import { termsOf } from './tokenize';

/** The two indexes under one numbering of sections. */
export interface Indexes {
  headings: TermIndex;
  texts: TermIndex;
}

/** A title belongs to the beginning of its page; below, title and outer headings are context. */
const TITLE = { boost: 4 };
const HEADER = { boost: 3 };
const CONTEXT = { boost: 0.6 };
/** The page's name in its address, or the anchor. Often English where the heading is not. */
const ADDRESS = { boost: 1.5 };
/** What readers call it, says its author. */
const KEYWORDS = { boost: 3 };
const CONTENT = { boost: 1 };

/** Index titles and headings. The texts are added section by section, under the same numbers. */
export function createIndexes(contents: Contents): Indexes {
  const headings = new TermIndex([TITLE, HEADER, CONTEXT, ADDRESS, KEYWORDS]);
  contents.sections.forEach(([page, id, header], number) => {
    const [title = '', href = ''] = contents.pages[page] ?? [];
    const isPage = id === '';
    const context = isPage ? '' : [title, ...trailOf(number, contents).slice(0, -1)].join(' ');
    const address = id || (href.split('/').at(-1) ?? '');
    const keywords = contents.keywords[number] ?? '';
    headings.add(number, [isPage ? title : '', header, context, address, keywords].map(termsOf));
  });
  return { headings, texts: new TermIndex([CONTENT]) };
}
