import { readPageText } from '../pages/pages';
import { displayName } from '../read/content-dir';
import { importedFilesOf } from '../read/imported-code';
import { readSite, type Site } from '../site';
import { contentRevision, type FileStamps, stampFiles } from './revision';

interface LastRead {
  site: Site;
  stamps: FileStamps;
}

let last: LastRead | undefined;

/**
 * The content folder as it is now, in development. Reading it again takes as long as it is large, so after an edit of the
 * text of one page only that page is read; after any other edit, of a piece too, all pages are new objects.
 */
export async function readLiveSite(): Promise<Site> {
  // First, so that a change made while the files are read is noticed later.
  const content = stampFiles();
  const revision = contentRevision(content);
  const stamps = new Map([...content, ...stampCode(last?.site)]);
  const site =
    (last && updateSite(last, stamps, revision)) ?? (await readSite('development', revision));
  last = { site, stamps: new Map([...stampCode(site), ...stamps]) };
  return site;
}

/** The files that pages take code from. */
function stampCode(site: Site | undefined): FileStamps {
  const pages = site ? [...site.pages, ...site.pieces] : [];
  return stampFiles(pages.flatMap(importedFilesOf));
}

/** The site as it was read last, with the edit of a text; undefined if more than that has changed. */
function updateSite(before: LastRead, stamps: FileStamps, revision: string): Site | undefined {
  const names = new Set([...before.stamps.keys(), ...stamps.keys()]);
  const edited = [...names].filter((file) => before.stamps.get(file) !== stamps.get(file));
  if (edited.length === 0 && revision === before.site.revision) return before.site;
  const edits = edited.map((file) => readEdit(before.site, file));
  if (edits.includes(undefined)) return undefined;
  for (const edit of edits) edit?.apply();
  return { ...before.site, revision };
}

/** The edit of a text below its front matter, on which nothing else depends; undefined if more was edited in the file. */
function readEdit({ pages, problems, routes }: Site, file: string) {
  const name = displayName(file);
  const page = routes.findByName(name);
  if (!page || !pages.includes(page) || problems.some((problem) => problem.file === name))
    return undefined;
  let isSound = true;
  const { head, heading, body } = readPageText(file, () => {
    isSound = false;
  });
  if (!isSound || head !== page.head || heading?.text !== page.heading?.text) return undefined;
  return {
    apply() {
      Object.assign(page, { heading, body });
    },
  };
}
