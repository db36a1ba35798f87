import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles, readTextIfAny } from '../read/files';
import { workspace } from '../read/workspace';
import { writeWhole } from '../read/write-whole';

/** What the bundler takes a page from: its finished tree. */
const ENDING = '.hast';
const LIST = 'list.mjs';

/**
 * Write the pages with code for the bundler, and the list of them that it takes in place of `app/live-pages`.
 *
 * @param trees By the path of the page below the content folder. All others are removed.
 */
export function writeLivePages(trees: ReadonlyMap<string, string>): void {
  const folder = workspace().bundled;
  if (folder === undefined) return;
  for (const name of listFiles(folder).filter((file) => file.endsWith(ENDING))) {
    if (!trees.has(name.slice(0, -ENDING.length))) rmSync(path.join(folder, name));
  }
  for (const [page, tree] of trees) writeIfChanged(path.join(folder, page + ENDING), tree);
  writeList(folder);
}

/**
 * Bring one page up to date, as the development server shows it.
 *
 * @param tree Undefined for a page without code, or with an error in an import.
 */
export function updateLivePage(page: string, tree: string | undefined): void {
  const folder = workspace().bundled;
  if (folder === undefined) return;
  const file = path.join(folder, page + ENDING);
  if (tree === undefined) rmSync(file, { force: true });
  else writeIfChanged(file, tree);
  writeList(folder);
}

/**
 * Bring all pages up to date that the bundler has. One that imports a file that is gone would fail every page, its own next
 * view included, which is when it is brought up to date otherwise.
 *
 * @param trees Of all pages with code.
 */
export function updateLivePages(trees: ReadonlyMap<string, string>): void {
  const folder = workspace().bundled;
  if (folder === undefined) return;
  const files = new Set(listFiles(folder));
  writeLivePages(new Map([...trees].filter(([page]) => files.has(page + ENDING))));
}

function writeList(folder: string): void {
  const entries = listFiles(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => {
      const [page, target] = [file.slice(0, -ENDING.length), `./${file}`];
      return `  ${JSON.stringify(page)}: () => import(${JSON.stringify(target)}),\n`;
    });
  const text = `export const LIVE_PAGES = {\n${entries.join('')}};\n`;
  writeIfChanged(path.join(folder, LIST), text);
}

/** The bundler starts again after every write. */
function writeIfChanged(file: string, text: string): void {
  if (readTextIfAny(file) !== text) writeWhole(file, text);
}
