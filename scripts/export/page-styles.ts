import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '../../lib/model';
import { exportedFile } from './exported-file';
import { writeHashed } from './hashed-file';
import { hashOf } from './policy';
import { hasOriginalClasses, shortClasses } from './short-classes';
import { UsedStyles } from './used-styles';

/** A class or custom property on fewer than one page in twenty is rare. */
const RARE_SHARE = 0.05;

/** How a page links its style sheet. */
interface StyleLink {
  href: string;
  integrity: string;
}

/** The placeholder in a page until the style sheet is created. */
export const PLACEHOLDERS = { href: 'styles-of-page', integrity: 'integrity-of-styles' } as const;

/**
 * Creates style sheets with the rules that the pages of a type use, and links them. A page with a class or a custom
 * property that is rare among the pages of its type gets a separate sheet, so that the others do not load its rules.
 *
 * @param names By page the names that selectors can match, and the custom properties that its other style sheets use.
 * @param styles All style sheets of the site.
 * @param scripts The texts of the scripts that run without the framework.
 */
export async function writePageStyles(
  folder: string,
  base: string,
  names: ReadonlyMap<Page, ReadonlySet<string>>,
  styles: readonly string[],
  scripts: readonly string[],
): Promise<void> {
  const original = new UsedStyles(styles, scripts);
  const shortened = new UsedStyles(styles, scripts, shortClasses(styles));
  const isOriginal = (page: Page) => hasOriginalClasses(names.get(page) ?? new Set());
  const kindOf = (page: Page) => `${page.frontmatter.pageType} ${isOriginal(page)}`;
  for (const pages of grouped([...names.keys()], kindOf)) {
    const used = pages.some(isOriginal) ? original : shortened;
    const all = pages.flatMap((page) => [...(names.get(page) ?? [])]);
    const rare = rareAmong(
      all.filter((name) => used.classes.has(name) || name.startsWith('--')),
      pages.length,
    );
    const rareOf = (page: Page) => [...(names.get(page) ?? [])].filter((name) => rare.has(name));
    const common = all.filter((name) => !rare.has(name));
    for (const alike of grouped(pages, (page) => rareOf(page).sort().join(' '))) {
      const first = alike.slice(0, 1).flatMap(rareOf);
      const sheet = used.of(new Set([...common, ...first]));
      const href = writeHashed({ folder, base }, 'styles', 'css', sheet);
      const link = { href, integrity: hashOf(sheet) };
      for (const page of alike) await linkSheet(exportedFile(folder, page), link);
    }
  }
}

function grouped(pages: readonly Page[], keyOf: (page: Page) => string): Page[][] {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const group = groups.get(keyOf(page)) ?? [];
    groups.set(keyOf(page), group);
    group.push(page);
  }
  return [...groups.values()];
}

/** The rarest names, each once per page that has it. */
function rareAmong(names: readonly string[], pages: number): Set<string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([name, count]) => (count < pages * RARE_SHARE ? [name] : [])),
  );
}

async function linkSheet(file: string, { href, integrity }: StyleLink): Promise<void> {
  const html = await readFile(file, 'utf8');
  const linked = html
    .replace(`"${PLACEHOLDERS.href}"`, () => `"${href}"`)
    .replace(`"${PLACEHOLDERS.integrity}"`, () => `"${integrity}"`);
  await writeFile(file, linked);
}
