/** Compiles a part of the pages into the store, the last one first: `compile-part.ts 1 2` is the second half. */
import { compilePage } from '../../lib/content/compile-page';
import { readSite } from '../../lib/content/site';
import { endWithParent } from './end-with-parent.mjs';

async function main(part: number, parts: number): Promise<void> {
  const site = await readSite();
  const { length } = site.pages;
  const own = site.pages.slice((length * part) / parts, (length * (part + 1)) / parts);
  for (const page of own.toReversed()) await compilePage(site, page);
}

endWithParent();
const [part, parts] = process.argv.slice(2).map(Number);
main(part ?? 0, parts ?? 1).catch(() => process.exit(1));
