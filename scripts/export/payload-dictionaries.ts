import { readFile } from 'node:fs/promises';
import { rootKeyOf } from '../../lib/content/pages';
import { type Site, sidebarKeyOf } from '../../lib/content/site';
import type { Page } from '../../lib/model';
import { exportedFile } from './exported-file';
import { commonParts, IndexedText, ownParts } from './find-copies';
import { writeHashed } from './hashed-file';

/** What the payloads of a language and version have in common: the page frame, and the markup of common parts. */
export interface PayloadDictionary {
  /** The address with the base. */
  address: string;
  content: IndexedText;
}

/**
 * Writes a dictionary for each language and version, named by its hash: what the last two pages of every sidebar and
 * page type have in common. Other pages are compressed with the same dictionary.
 */
export async function writeDictionaries(
  folder: string,
  { pages, config }: Pick<Site, 'pages' | 'config'>,
): Promise<(page: Page) => PayloadDictionary> {
  const texts = new Map<string, string>();
  for (const [first, second] of pagesLikeEachOther(pages)) {
    const root = rootKeyOf(first);
    const known = texts.get(root) ?? '';
    const common = second
      ? commonParts(await payloadOf(folder, first), await payloadOf(folder, second))
      : '';
    texts.set(root, known + ownParts(common, known));
  }
  const dictionaries = new Map<string, PayloadDictionary>();
  for (const [root, text] of texts) {
    const address = await writeHashed({ folder, base: config.base }, 'payload', 'txt', text);
    dictionaries.set(root, { address, content: new IndexedText(text) });
  }
  return (page) => {
    const dictionary = dictionaries.get(rootKeyOf(page));
    if (!dictionary) throw new Error(`The dictionary for ${page.routePath} is missing.`);
    return dictionary;
  };
}

/** The last two pages of every sidebar and page type. */
function pagesLikeEachOther(pages: readonly Page[]): [Page, Page?][] {
  const pairs = new Map<string, [Page, Page?]>();
  for (const page of [...pages].reverse()) {
    const key = [sidebarKeyOf(page), page.frontmatter.pageType].join(' ');
    const pair = pairs.get(key);
    if (!pair) pairs.set(key, [page]);
    else pair[1] ??= page;
  }
  return [...pairs.values()];
}

function payloadOf(folder: string, page: Page): Promise<string> {
  return readFile(exportedFile(folder, page, 'txt'), 'utf8');
}
