import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { close, createIndex } from 'pagefind';
import type { PiecesTarget } from '../../lib/content/search/search-files';
import { hrefFor } from '../../lib/paths';
import { type SearchDocument, sectionsOf } from '../../lib/search/document';
import { codeAndText } from '../../lib/search/marked-text';

/** The user interfaces of Pagefind, and a worker, which this site does not use. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight|worker)\./;

/**
 * Writes the split index of a large site, from which a browser loads the parts that a query needs.
 *
 * @param folder The target folder, which is created if it is missing.
 * @throws Error with the message of Pagefind.
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

/** A page as input for Pagefind: its title, and headings with ids. */
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

/** Closes code that begins or ends outside of the excerpt of Pagefind. */
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
