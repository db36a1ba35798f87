import { close, createIndex } from 'pagefind';
import type { PiecesBuilder } from '../../lib/content/search/search-files';
import { escapeHtml } from '../../lib/html';
import { hrefFor } from '../../lib/paths';
import { type SearchDocument, sectionsOf } from '../../lib/search/document';
import { codeAndText } from '../../lib/search/marked-text';

/** The user interfaces of Pagefind, and a worker, which this site does not use. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight|worker)\./;

const SCRIPT = 'pagefind.js';

/** Where the script of Pagefind treats a part of the index that fails to load as an empty one. */
const IGNORED_FAILURE =
  /(async loadChunk\(hash\)\{await this\.cachedLoad\([^;]*"load_index_chunk"\)\))\.catch\(\(\)=>\{\}\)/;

/**
 * Builds the split index of a large site, from which a browser loads the parts that a query needs.
 *
 * @throws Error with the message of Pagefind, or if its script no longer matches `IGNORED_FAILURE`.
 */
export const buildPieces: PiecesBuilder = async (documents, { lang, base }) => {
  try {
    const { index, errors } = await createIndex({ forceLanguage: lang });
    if (!index) throw new Error(errors.join('\n'));
    for (const document of documents) {
      const url = document.domain + hrefFor(document.routePath, base);
      throwIfAny((await index.addHTMLFile({ url, content: pageOf(document, lang) })).errors);
    }
    const built = await index.getFiles();
    throwIfAny(built.errors);
    const files = built.files.filter(({ path }) => !UNUSED.test(path));
    const isFirst = firstOf(files.map(({ path }) => path));
    return files
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, content }) => ({
        path,
        content: path === SCRIPT ? reportingFailures(content) : content,
        isFirst: isFirst(path),
      }));
  } finally {
    await close();
  }
};

/**
 * Which files does every query need? Not the entry, which Pagefind requests with the time. The WebAssembly for a language
 * without one of its own is in every index.
 */
function firstOf(paths: readonly string[]): (path: string) => boolean {
  const ofLanguage = paths.find((path) => /^wasm\.(?!unknown\.)/.test(path));
  const wasm = ofLanguage ?? 'wasm.unknown.pagefind';
  return (path) => path === SCRIPT || path === wasm || path.endsWith('.pf_meta');
}

/** The script of Pagefind, whose search fails if a part of the index fails to load, instead of finding too little. */
function reportingFailures(script: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(script);
  if (!IGNORED_FAILURE.test(text)) {
    throw new Error('pagefind.js has changed: see where it ignores a part that fails to load.');
  }
  return new TextEncoder().encode(text.replace(IGNORED_FAILURE, '$1'));
}

function throwIfAny(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** A page as input for Pagefind: its title, and headings with ids. */
function pageOf(document: SearchDocument, lang: string): string {
  const body = sectionsOf(document).flatMap(({ id, header, depth, text }) => {
    const level = `h${Math.min(depth, 6)}`;
    return [
      id === ''
        ? `<h1>${escapeHtml(document.title)}</h1>`
        : `<${level} id="${escapeHtml(id)}">${escapeHtml(header)}</${level}>`,
      ...text.split('\n').map((line) => `<p>${escapeHtml(withoutQuotes(line))}</p>`),
    ];
  });
  return `<html lang="${lang}"><body>${body.join('')}</body></html>`;
}

/** Closes code that begins or ends outside of the excerpt of Pagefind. */
function withoutQuotes(line: string): string {
  return codeAndText(line)
    .map(({ text }) => text)
    .join('');
}
