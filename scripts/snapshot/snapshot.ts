import path from 'node:path';
import type { SiteFiles } from '../check-site/site';
import { parseHtml } from '../export/html';
import { linesOfPage, withoutHashes } from './page-lines';

/** A file for readers or machines. */
export interface SnapshotFile {
  bytes: Buffer;
  /** Parses the file: its content without what differs in every build. */
  lines(): readonly string[];
}

export interface Snapshot {
  /** By a name without hash. */
  files: ReadonlyMap<string, SnapshotFile>;
  /** Bytes by kind of file. */
  sizes: ReadonlyMap<string, number>;
}

/** Data of the client repeats the content of the page; code is compared by its size. */
const READ =
  /\.(?:html|xml|atom|json|md|webmanifest)$|^_(?:headers|redirects)$|(?:robots|security|llms)\.txt$/;

export function snapshotOf({ names, read }: SiteFiles): Snapshot {
  const files = new Map<string, SnapshotFile>();
  const sizes = new Map<string, number>();
  for (const name of names) {
    const bytes = read(name);
    const kind = path.extname(name) || name;
    sizes.set(kind, (sizes.get(kind) ?? 0) + bytes.length);
    if (!READ.test(name)) continue;
    files.set(withoutHashes(`/${name}`).slice(1), {
      bytes,
      lines: () => linesOfFile(name, bytes.toString('utf8')),
    });
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
