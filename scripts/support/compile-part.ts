/** Compiles a part of the pages into the store, the last one first: the second half for `{ part: 1, parts: 2 }`. */
import { compilePage } from '../../lib/content/compile-page';
import { readSite } from '../../lib/content/site';
import { setWorkspace, type Workspace } from '../../lib/content/workspace';

interface Task extends Workspace {
  part: number;
  parts: number;
}

async function main({ part, parts, ...folders }: Task): Promise<void> {
  setWorkspace(folders);
  const site = await readSite();
  const { length } = site.pages;
  const pages = site.pages.slice((length * part) / parts, (length * (part + 1)) / parts);
  for (const page of pages.toReversed()) await compilePage(site, page);
}

main(JSON.parse(process.argv[2] ?? '{}')).catch(() => process.exit(1));
