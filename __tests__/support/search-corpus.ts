import type { SearchDocument } from '@/lib/search/document';
import { createEngine, type LocalEngine } from '@/lib/search/engine';
import { contentsOf, type Synonyms } from '@/lib/search/index-file';

/** Pages by path, each with its title and its sections: `['id', 'Heading', 'text']`. The first section has neither id nor heading. */
export type Pages = Record<string, [title: string, ...sections: [string, string, string][]]>;

/** The search documents of some pages, as a build would write them. */
export function documentsOf(pages: Pages): SearchDocument[] {
  return Object.entries(pages).map(([routePath, [title, ...sections]], id) => {
    let content = '';
    const toc = sections.flatMap(([anchor, text, below]) => {
      const charIndex = content.length;
      content += `${below}\n`;
      return anchor ? [{ id: anchor, text, depth: 2 as const, charIndex }] : [];
    });
    return { id, title, content, toc, routePath, domain: '' };
  });
}

/** An engine for some pages, with titles and headings only. */
export function headingsEngineOf(documents: readonly SearchDocument[], base = '/'): LocalEngine {
  return createEngine(contentsOf(documents, { base }), []);
}

/**
 * An engine for some pages.
 *
 * @param keywords By path, and with the anchor of a section.
 */
export async function engineOf(
  pages: Pages,
  synonyms: Synonyms = [],
  keywords: Record<string, string> = {},
): Promise<LocalEngine> {
  const documents = documentsOf(pages);
  const engine = createEngine(contentsOf(documents, { base: '/', keywords }), synonyms);
  await engine.addTexts(documents);
  return engine;
}

/** The links of the hits of a query, the best first. */
export async function linksFor(engine: LocalEngine, query: string): Promise<string[]> {
  const groups = await engine.search(query, { limit: 7 });
  return groups.flatMap(({ result }) => result.map(({ link }) => link));
}
