import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { close, createIndex } from 'pagefind';
import type { PiecesTarget } from '../../lib/content/search/search-files';
import { hrefFor } from '../../lib/paths';
import { type SearchDocument, sectionsOf } from '../../lib/search/document';
import { codeAndText } from '../../lib/search/marked-text';

/** Interfaces of its own, and a worker: this site has no use for them. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight|worker)\./;

/**
 * Write the index of a large site in pieces, of which a browser fetches those that a query needs.
 *
 * @param folder Where to. Made if it is not there.
 * @throws Error with what Pagefind says of it.
 */
export async function writePieces(
  documents: readonly SearchDocument[],
  { folder, lang, base }: PiecesTarget,
): Promise<void> {
  try {
    const { index, errors } = await createIndex({ forceLanguage: lang });
    if (!index) throw new Error(errors.join('\n'));
    for (const document of documents) {
      const url = document.domain + hrefFor(document.routePath, base);
      throwIfAny((await index.addHTMLFile({ url, content: pageOf(document, lang) })).errors);
    }
    const written = await index.getFiles();
    throwIfAny(written.errors);
    for (const { path: name, content } of written.files) {
      if (UNUSED.test(name)) continue;
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } finally {
    await close();
  }
}

function throwIfAny(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** A page as Pagefind reads it: its title, and headings with ids. */
function pageOf(document: SearchDocument, lang: string): string {
  const body = sectionsOf(document).flatMap(({ id, header, depth, text }) => [
    id === ''
      ? element('h1', {}, document.title)
      : element(`h${Math.min(depth, 6)}`, { id }, header),
    ...text.split('\n').map((line) => element('p', {}, withoutQuotes(line))),
  ]);
  return toHtml({
    type: 'element',
    tagName: 'html',
    properties: { lang },
    children: [{ type: 'element', tagName: 'body', properties: {}, children: body }],
  });
}

/** A passage that Pagefind cuts out may begin or end within code. */
function withoutQuotes(line: string): string {
  return codeAndText(line)
    .map(({ text }) => text)
    .join('');
}

function element(tagName: string, properties: Record<string, string>, value: string) {
  return {
    type: 'element' as const,
    tagName,
    properties,
    children: [{ type: 'text' as const, value }],
  };
}
