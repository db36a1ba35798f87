import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FOLDER } from '../../lib/content/assets';
import type { Page } from '../../lib/model';
import type { PageType } from '../../lib/page-types';
import { hrefFor } from '../../lib/paths';
import { exportedFile } from './exported-file';
import { hashOf } from './policy';
import { UsedStyles } from './used-styles';

const FOLDER = `${GENERATED_FOLDER}/styles`;
const NAME_LENGTH = 12;

/** How a page links its style sheet. */
interface StyleLink {
  href: string;
  integrity: string;
}

/** What stands in a page until the style sheet is made. */
export function placeholdersOf(type: PageType): StyleLink {
  return { href: `styles-of-${type}`, integrity: `integrity-of-${type}` };
}

/**
 * Make a style sheet for each type of page, with the rules that pages of the type use, and link it.
 *
 * @param classes By type of page.
 * @param styles All style sheets of the site.
 * @param scripts The texts of the scripts that run without the framework.
 */
export async function writePageStyles(
  folder: string,
  { pages, config: { base } }: { pages: readonly Page[]; config: { base: string } },
  classes: ReadonlyMap<PageType, ReadonlySet<string>>,
  styles: readonly string[],
  scripts: readonly string[],
): Promise<void> {
  const used = new UsedStyles(styles, scripts);
  const links = new Map<PageType, StyleLink>();
  await mkdir(path.join(folder, FOLDER), { recursive: true });
  for (const [type, names] of classes) {
    const text = used.of(names);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH);
    const file = `${FOLDER}/${hash}.css`;
    await writeFile(path.join(folder, file), text);
    links.set(type, { href: hrefFor(`/${file}`, base), integrity: hashOf(text) });
  }
  for (const page of pages) {
    const type = page.frontmatter.pageType;
    const file = exportedFile(folder, page);
    await writeFile(file, linked(await readFile(file, 'utf8'), type, links.get(type)));
  }
}

function linked(html: string, type: PageType, link: StyleLink | undefined): string {
  const { href, integrity } = placeholdersOf(type);
  return html
    .replace(`"${href}"`, () => `"${link?.href}"`)
    .replace(`"${integrity}"`, () => `"${link?.integrity}"`);
}
