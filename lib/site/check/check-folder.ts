import path from 'node:path';
import type { Report } from '../../problem/report';
import { KEYWORDS_NAME } from '../lists/keywords';
import type { ContentRoot } from '../pages/pages';
import { contentDir, displayName, publicDir } from '../read/content-dir';
import { listFiles, listUnreadLinks } from '../read/files';

const LINK_FAULTS = {
  folder: { problem: 'is a link to a folder, which is not read.', remedy: 'Put the files here.' },
  nothing: {
    problem: 'is a link that leads nowhere.',
    remedy: 'Remove it, or correct where it leads.',
  },
  outside: {
    problem: 'is a link that leads out of the project, so it is not published.',
    remedy: 'Copy the file into the project.',
  },
};

/** Report what is in the content folder and would be ignored silently. */
export function checkFolder({ roots }: { roots: readonly ContentRoot[] }, report: Report): void {
  const folder = contentDir();
  const files = listFiles(folder).filter((file) => !file.startsWith('public/'));
  const say = (name: string, problem: string, remedy: string) =>
    report({ file: displayName(path.join(folder, name)), problem, remedy });
  for (const stray of straysOf(files, roots)) {
    const remedy = `Add it to \`locales\` in site.config.ts, or move the pages below ${roots.map((root) => root.folder).join(' or ')}.`;
    say(stray, 'holds pages, but belongs to no language of the site.', remedy);
  }
  for (const file of files) {
    const [found, remedy] = remedyFor(file, roots) ?? [];
    if (found !== undefined && remedy !== undefined) say(file, found, remedy);
    if (file.includes('\uFFFD')) say(file, 'has a name that is not in UTF-8.', 'Rename it.');
  }
  const hasPublic = publicDir().startsWith(folder + path.sep);
  for (const read of hasPublic ? [folder] : [folder, publicDir()]) {
    for (const { name, target } of listUnreadLinks(read))
      report({ file: displayName(path.join(read, name)), ...LINK_FAULTS[target] });
  }
}

/** The files, and folders at the top, of pages that are in no language. */
function straysOf(files: readonly string[], roots: readonly ContentRoot[]): ReadonlySet<string> {
  const isKnown = (file: string) => roots.some(({ folder }) => file.startsWith(`${folder}/`));
  const strays = files.filter((file) => /\.mdx?$/.test(file) && !isKnown(file));
  return new Set(strays.map((file) => file.split('/')[0] ?? file));
}

/** What is wrong with a list that nothing reads where it is. */
function remedyFor(
  file: string,
  roots: readonly ContentRoot[],
): [problem: string, remedy: string] | undefined {
  const { dir, base } = path.posix.parse(file);
  if ([KEYWORDS_NAME, '_nav.json'].includes(base) && !roots.some(({ folder }) => folder === dir)) {
    const remedy = `Move it to ${roots.map(({ folder }) => `${folder}/`).join(' or ')}.`;
    return ['is in a folder that is not a language, where nothing reads it.', remedy];
  }
  return undefined;
}
