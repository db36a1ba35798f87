import { parseDocuments, type SearchDocument, sectionsOf } from '../../../lib/search/document';
import { parseIndexFile } from '../../../lib/search/index-file';
import { findElement } from '../../export/html';
import { hashOf } from '../../export/policy';
import { textIn } from '../place';
import type { SiteProblem } from '../problem';
import type { ExportedSite } from '../site';

const FIELDS = 'id title content toc routePath domain';
const FILE = /^static\/(search_index(?:_terms)?)\.(.+)\.([\da-f]{8})\.json$/;

/** Checks that the documents of the search match their pages and anchors, and belong to their index. */
export function findWrongSearch(site: ExportedSite): SiteProblem[] {
  const files = [...site.names].flatMap((name) => {
    const [, kind, scope = '', hash = ''] = FILE.exec(name) ?? [];
    return kind === undefined ? [] : [{ name, kind, scope, hash }];
  });
  const unfound = pagesWithoutDocument(
    files.filter(({ kind }) => kind === 'search_index').map(({ name }) => name),
    site,
  );
  return unfound.concat(
    files.flatMap(({ name, kind, scope, hash }) => {
      const says = (message: string) => ({ file: name, message });
      const sha256 = Buffer.from(hashOf(site.bytes(name)).slice('sha256-'.length), 'base64');
      const named = sha256.toString('hex').startsWith(hash)
        ? []
        : [says('The name does not match the hash of the content.')];
      const rivals = files.filter((other) => other.kind === kind && other.scope === scope);
      if (rivals.length > 1) named.push(says(`There are ${rivals.length} such files.`));
      if (kind !== 'search_index') return named;
      const documents = parseDocuments(site.text(name));
      const index = files.find((other) => other.kind !== kind && other.scope === scope);
      return [
        ...named,
        ...documents.flatMap((document, id) => wrongParts(document, id, site)).map(says),
        ...wrongIndex(documents, index && site.text(index.name)).map(says),
      ];
    }),
  );
}

function pagesWithoutDocument(names: readonly string[], site: ExportedSite): SiteProblem[] {
  if (names.length === 0) return [];
  const found = new Set(
    names.flatMap((name) => parseDocuments(site.text(name)).map(({ routePath }) => routePath)),
  );
  return (
    site.pages
      .filter(({ isIndexed, path }) => isIndexed && !found.has(path))
      // Some home pages have no text.
      .filter(({ document }) => findElement(document, 'article'))
      .map(({ file }) => ({ file, message: 'The search does not contain this page.' }))
  );
}

function wrongParts(document: SearchDocument, id: number, site: ExportedSite): string[] {
  const { routePath, toc, content } = document;
  const page = site.pageAt(site.root + routePath);
  const fields = Object.keys(document).join(' ');
  const form =
    fields === FIELDS && document.id === id ? [] : [`Document ${id} has the fields ${fields}.`];
  if (!page) return [...form, `${routePath} is not a page.`];
  const main = findElement(page.document, 'main');
  const text = main ? textIn(main).replaceAll('`', '') : '';
  // Search texts come from the source, not from the page, and keep code between backticks.
  const words = content.replaceAll('`', '').split(/\s+/);
  const missing = words.find((word) => !text.includes(word));
  if (missing !== undefined) form.push(`${routePath} does not show the word “${missing}”.`);
  const broken = toc.flatMap((entry) => {
    if (!page.ids.has(entry.id)) return [`${routePath} has no anchor “${entry.id}”.`];
    const isAtLine = entry.charIndex === 0 || content[entry.charIndex - 1] === '\n';
    return isAtLine
      ? []
      : [`The text below “${entry.id}” of ${routePath} begins in the middle of a line.`];
  });
  return [...form, ...broken];
}

function wrongIndex(documents: readonly SearchDocument[], text: string | undefined): string[] {
  if (text === undefined) return ['The index is missing.'];
  const { pages, sections } = parseIndexFile(text).contents;
  const isWhole =
    sections.length === documents.flatMap(sectionsOf).length &&
    pages.every(([title], number) => title === documents[number]?.title);
  return isWhole ? [] : ['The index was built from other documents.'];
}
