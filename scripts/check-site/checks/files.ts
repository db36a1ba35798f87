import path from 'node:path';
import { addressesIn, targetFinder } from '../addresses';
import type { SiteProblem } from '../problem';
import type { ExportedSite } from '../site';

/** Files whose text may refer to other files. */
const TEXT = /\.(?:html|txt|js|css|webmanifest|xml)$/;
const FILE_NAME = /[\w.~-]+\.[a-z]{2,5}\d?\b/g;

/** A kind of exported file, and what uses it. */
interface FileKind {
  name: RegExp;
  usedBy: string;
  /** How to find out that a file is used. Without it the name is enough. */
  isUsed?: (file: string, used: UsedFiles) => boolean;
}

interface UsedFiles {
  /** The files that addresses in pages lead to. */
  addressed: ReadonlySet<string>;
  /** The file names in the text of used files. */
  named: ReadonlySet<string>;
  site: ExportedSite;
}

const isAddressed: FileKind['isUsed'] = (file, { addressed }) => addressed.has(file);
const isNamed: FileKind['isUsed'] = (file, { addressed, named }) =>
  addressed.has(file) || named.has(path.basename(file));
/** The kinds of files in an export. The first that matches counts. */
const KINDS: readonly FileKind[] = [
  { name: /(?:^|\/)404\.(?:html|txt)$/, usedBy: 'hosts, for addresses without a page' },
  { name: /(?:^|\/)(?:llms|llms-full)\.txt$/, usedBy: 'language models' },
  {
    name: /^(?:robots\.txt|\.well-known\/security\.txt)$/,
    usedBy: 'crawlers, and people who report a vulnerability',
  },
  { name: /^(?:_headers|_redirects|\.nojekyll)$/, usedBy: 'hosts' },
  { name: /^sitemap\.xml$/, usedBy: 'search engines, by robots.txt' },
  { name: /^routes\.json$/, usedBy: 'the 404 page, and the next build' },
  {
    name: /\.(?:br|gz)$/,
    usedBy: 'servers that send it in place of the file without that ending',
    isUsed: (file, { site }) => site.names.has(file.replace(/\.\w+$/, '')),
  },
  {
    name: /\.html$/,
    usedBy: 'readers',
    isUsed: (file, { site, addressed }) =>
      addressed.has(file) || [...site.pages, ...site.redirects].some((page) => page.file === file),
  },
  {
    name: /\.md$/,
    usedBy: 'language models, and the button that copies a page',
    isUsed: isAddressed,
  },
  { name: /(?:^|\/)feeds\/[^/]+\.xml$/, usedBy: 'feed readers', isUsed: isAddressed },
  {
    name: /(?:^|\/)feeds\/[^/]+$/,
    usedBy: 'feed readers that prefer Atom or JSON',
    isUsed: (file, { addressed }) => addressed.has(file.replace(/\.\w+$/, '.xml')),
  },
  { name: /^og\//, usedBy: 'sites that show a preview of a link', isUsed: isAddressed },
  { name: /^static\/search_index/, usedBy: 'the search', isUsed: isNamed },
  { name: /^(?:_next\/)?static\//, usedBy: 'the browser, for a page or a script', isUsed: isNamed },
  { name: /./, usedBy: 'pages, web manifests and style sheets', isUsed: isNamed },
];

/** Checks that every file is used. */
export function findUnusedFiles(site: ExportedSite): SiteProblem[] {
  const used = usedFiles(site);
  return [...site.names].flatMap((file) => {
    const kind = KINDS.find(({ name }) => name.test(file));
    if (!kind || (kind.isUsed?.(file, used) ?? true)) return [];
    return [{ file, message: `Nothing uses this file, which is for ${kind.usedBy}.` }];
  });
}

/** Follows references from the pages: addresses first, then names in the text of the files found. */
function usedFiles(site: ExportedSite): UsedFiles {
  const targetOf = targetFinder(site);
  const addressed = new Set(
    site.pages.flatMap((page) =>
      addressesIn(page.elements).flatMap(({ value }) => {
        const target = targetOf(value, page);
        return target.kind === 'file' ? target.file : [];
      }),
    ),
  );
  const byName = new Map<string, string[]>();
  for (const file of site.names) {
    const name = path.basename(file);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const named = new Set<string>();
  // Iterating over a set includes the values that are added meanwhile.
  const read = new Set([...site.pages.map(({ file }) => file), ...addressed]);
  for (const file of read) {
    if (!TEXT.test(file)) continue;
    const text = site.text(file);
    for (const [name] of text.matchAll(FILE_NAME)) {
      if (!byName.has(name)) continue;
      named.add(name);
      for (const found of byName.get(name) ?? []) read.add(found);
    }
  }
  return { addressed, named, site };
}
