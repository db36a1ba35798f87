import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/site/read/files';
import { serve } from '@/scripts/serve/serve';

/** The folders of an export in which every name contains a hash of the content. */
const HASHED = ['static/reading', 'static/styles', 'static'];

/** The differences of the second deployment: the name of an attribute between markup and script, and a text. */
const EDITS: readonly (readonly [files: RegExp, part: RegExp, instead: string])[] = [
  [/^static\/reading\//, /dialog\$\{\w+\(`search`\)\}/, 'dialog[data-searching]'],
  [/\.html$/, / data-search=""/, ' data-searching=""'],
  [/^guide\/both\.html$/, /<\/article>/, '<p>This line came later.</p></article>'],
];

/** The export of the fixture. */
export const FIRST = '.cache/versions';

/**
 * Writes the next deployment of the fixture into a folder: with the edits, and other names for the files whose names depend
 * on their content. Another build would say the same, and take half a minute.
 */
export function writeSecond(second: string): void {
  cpSync(FIRST, second, { recursive: true });
  const named = HASHED.flatMap((folder) =>
    readdirSync(path.join(FIRST, folder), { withFileTypes: true })
      .filter(({ name }) => !HASHED.includes(`${folder}/${name}`))
      .map(({ name }) => ({ folder, name })),
  );
  const names = new RegExp(named.map(({ name }) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const hashes = new Map<string, string>();
  const edited = new Set<RegExp>();
  const files = listFiles(FIRST).filter((file) => /\.(?:html|js)$/.test(file));
  // Scripts before the pages, which contain their hashes.
  for (const file of files.sort((a, b) => Number(isPage(a)) - Number(isPage(b)))) {
    const before = readFileSync(path.join(FIRST, file), 'utf8');
    let after = before.replace(names, 'later-$&');
    for (const [wanted, part, instead] of EDITS) {
      if (!wanted.test(file) || !part.test(after)) continue;
      after = after.replace(part, instead);
      edited.add(part);
    }
    if (isPage(file)) after = after.replace(/sha256-[\w+/]+=/g, (hash) => hashes.get(hash) ?? hash);
    else hashes.set(hashOf(before), hashOf(after));
    writeFileSync(path.join(second, file), after);
  }
  for (const { folder, name } of named) {
    renameSync(path.join(second, folder, name), path.join(second, folder, `later-${name}`));
  }
  if (edited.size < EDITS.length) throw new Error('An edit does not change the export.');
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** A host whose files are replaced while a page is open. */
export interface Host {
  origin: string;
  /** Serves another folder, replaced in one step. */
  deploy(folder: string): void;
  close(): Promise<void>;
}

export async function startHost(): Promise<Host> {
  const place = mkdtempSync(path.join(tmpdir(), 'host-'));
  const folder = path.join(place, 'site');
  const server = await serve({ folder, base: '/', port: 0 });
  return {
    origin: server.origin,
    deploy(next) {
      const link = path.join(place, 'next');
      symlinkSync(path.resolve(next), link);
      renameSync(link, folder);
    },
    async close() {
      await server.close();
      rmSync(place, { recursive: true });
    },
  };
}

/** The result of an interrupted upload: the files of one site, and some of the next. */
export function uploadPart(
  { from, to, folder }: { from: string; to: string; folder: string },
  isUploaded: (name: string) => boolean,
): void {
  cpSync(from, folder, { recursive: true });
  for (const name of listFiles(to).filter(isUploaded)) {
    cpSync(path.join(to, name), path.join(folder, name));
  }
}
