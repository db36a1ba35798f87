import path from 'node:path';
import type { SiteFiles } from '../check-site/site';
import { parseHtml } from '../export/html';
import { linesOfPage, withoutHashes } from './page-lines';

/** The content of an exported site, without what differs in every build. */
export interface Snapshot {
  /** The lines of every file for readers or machines, by a name without hash. */
  files: ReadonlyMap<string, readonly string[]>;
  /** Bytes by kind of file. */
  sizes: ReadonlyMap<string, number>;
}

/** Data of the client repeats the content of the page; code is compared by its size. */
const READ =
  /\.(?:html|xml|atom|json|md|webmanifest)$|^_(?:headers|redirects)$|(?:robots|security|llms)\.txt$/;

export function snapshotOf({ names, read }: SiteFiles): Snapshot {
  const files = new Map<string, readonly string[]>();
  const sizes = new Map<string, number>();
  for (const name of names) {
    const bytes = read(name);
    const kind = path.extname(name) || name;
    sizes.set(kind, (sizes.get(kind) ?? 0) + bytes.length);
    if (!READ.test(name)) continue;
    files.set(withoutHashes(`/${name}`).slice(1), linesOfFile(name, bytes.toString('utf8')));
  }
  return { files, sizes };
}

function linesOfFile(name: string, text: string): readonly string[] {
  if (name.endsWith('.html')) return linesOfPage(parseHtml(text));
  if (/json$|webmanifest$/.test(name)) {
    const data = JSON.stringify(
      JSON.parse(text, isIndexOfTerms(name) ? ownTerms : undefined),
      undefined,
      1,
    );
    return withoutHashes(data.replaceAll('\\n', '\n')).split('\n');
  }
  const lines = /\.(?:xml|atom)$/.test(name) ? text.replaceAll('><', '>\n<') : text;
  return withoutHashes(lines).split('\n');
}

function isIndexOfTerms(name: string): boolean {
  return name.startsWith('static/search_index_terms');
}

/** Without the titles and headings, which the documents of the search contain too, and the numbers of sections. */
function ownTerms(key: string, value: unknown): unknown {
  if (key === 'pages' || key === 'sections') return undefined;
  return key === 'keywords' ? Object.values(value as object) : value;
}
