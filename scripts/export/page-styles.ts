import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Page } from '../../lib/model';
import { hrefFor } from '../../lib/paths';
import { GENERATED_FOLDER } from '../../lib/site/images/assets';
import { exportedFile } from './exported-file';
import { attributeOf, elementsOf, isLink, parseHtml } from './html';
import { hashOf } from './policy';

/** How a page links its style sheet. */
export type StyleLink = Readonly<Record<'href' | 'integrity', string>>;

const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g;
const WORD = /[\w-]+/g;
const NAME_LENGTH = 12;

/**
 * Creates a style sheet for each type of page, without the rules of classes that neither such a page nor a script has.
 *
 * @param folder The site, as Next.js has exported it.
 * @param scripts The texts of the scripts, of which every word may be a class.
 * @returns The style sheet of a page.
 */
export function writePageStyles(
  { folder, base }: { folder: string; base: string },
  pages: readonly Page[],
  scripts: readonly string[],
): (page: Page) => StyleLink {
  const scripted = scripts.flatMap((text) => text.match(WORD) ?? []);
  const classes = new Map<string, Set<string>>();
  const sources = new Map<string, string>();
  for (const page of pages) {
    const html = readFileSync(exportedFile(folder, page), 'utf8');
    const type = typeOf(page);
    if (!sources.has(type)) sources.set(type, stylesOf(html, { folder, base }));
    const used = classes.get(type) ?? new Set(scripted);
    classes.set(type, used);
    for (const [, names = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
      for (const name of names.split(' ')) used.add(name);
    }
  }
  const links = new Map<string, StyleLink>();
  for (const [type, source] of sources) {
    const sheet = withoutUnused(source, classes.get(type) ?? new Set());
    const file = `${GENERATED_FOLDER}/styles/${nameOf(sheet)}.css`;
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), sheet);
    links.set(type, { href: hrefFor(`/${file}`, base), integrity: hashOf(sheet) });
  }
  return (page) => links.get(typeOf(page)) as StyleLink;
}

function nameOf(sheet: Buffer): string {
  return createHash('sha256').update(sheet).digest('base64url').slice(0, NAME_LENGTH);
}

/** Only walkthroughs have figures beside their text, and the steps in their bar. */
function typeOf({ frontmatter: { pageType, tour } }: Page): string {
  return tour ? `${pageType} tour` : pageType;
}

/** All style sheets of a page, as one text. */
function stylesOf(html: string, { folder, base }: { folder: string; base: string }): string {
  return elementsOf(parseHtml(html))
    .filter((element) => isLink(element, 'stylesheet'))
    .map((link) => attributeOf(link, 'href')?.slice(base.length) ?? '')
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

/** A style sheet without the rules that require a class which is not used. */
function withoutUnused(styles: string, used: ReadonlySet<string>): Buffer {
  const unused = new Set<string>();
  const source = { filename: 'page.css', code: Buffer.from(styles) };
  transform({
    ...source,
    visitor: {
      Selector(parts) {
        for (const part of parts) {
          if (part.type === 'class' && !used.has(part.name)) unused.add(part.name);
        }
      },
    },
  });
  const { code } = transform({ ...source, minify: true, unusedSymbols: [...unused] });
  return Buffer.from(code);
}
