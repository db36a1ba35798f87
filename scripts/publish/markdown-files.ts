import { type LlmsPage, type LlmsSection, llmsIndex } from '../../lib/machines/llms';
import { markdownPath } from '../../lib/machines/markdown-path';
import { absoluteUrl } from '../../lib/page/page-head';
import { linksOf } from '../../lib/page/sidebar';
import { hrefFor } from '../../lib/paths';
import type { Site } from '../../lib/site/site';
import type { PublishedPage } from './published-page';
import type { WriteSiteFile } from './write-file';

/** Writes every page as Markdown next to its HTML. */
export async function writeMarkdownFiles(
  write: WriteSiteFile,
  pages: readonly PublishedPage[],
): Promise<void> {
  for (const published of pages) {
    await write(markdownPath(published.page), markdownFileOf(published));
  }
}

/** Writes `llms.txt`, the list of pages, and `llms-full.txt`, all of their text, in every language. */
export async function writeLlms(
  write: WriteSiteFile,
  site: Site,
  pages: readonly PublishedPage[],
): Promise<void> {
  const { config, routing } = site;
  for (const { lang, title, description, home } of config.locales) {
    const own = pages.filter(
      ({ page }) => page.locale === lang && page.version === routing.defaultVersion,
    );
    const sections = sectionsOf(own, site);
    const index = llmsIndex({
      title,
      description,
      sections: sections.map((section) => ({
        title: section.title,
        pages: section.pages.map((published) => llmsPage(published, site)),
      })),
    });
    await write(`${home}llms.txt`, index);
    const texts = sections.flatMap((section) => section.pages.map(markdownFileOf));
    await write(`${home}llms-full.txt`, texts.join('\n'));
  }
}

/** The text with its address, so that a copy states its origin. */
function markdownFileOf({ url, description, page, markdown }: PublishedPage): string {
  const head = [
    `url: ${url}`,
    `lang: ${page.locale}`,
    `description: ${JSON.stringify(description)}`,
  ];
  return `---\n${head.join('\n')}\n---\n\n${markdown}`;
}

function llmsPage({ page, description }: PublishedPage, { config }: Site): LlmsPage {
  return { title: page.title, description, markdownUrl: absoluteUrl(markdownPath(page), config) };
}

interface PublishedSection extends Omit<LlmsSection, 'pages'> {
  pages: PublishedPage[];
}

/** The sections of the navigation, each in the order of its sidebar, with unlisted pages last. */
function sectionsOf(pages: readonly PublishedPage[], site: Site): PublishedSection[] {
  const links = [...site.sidebars.values()].flatMap(linksOf);
  const places = new Map(links.map(({ href }, place) => [href, place]));
  const placeOf = ({ page }: PublishedPage) =>
    places.get(hrefFor(page.routePath, site.config.base)) ?? links.length;
  const sections = new Map<string, PublishedPage[]>();
  for (const published of [...pages].sort((a, b) => placeOf(a) - placeOf(b))) {
    // The format reserves the name “Optional” for pages that may be left out.
    const title = placeOf(published) < links.length ? nameOf(published) : 'Optional';
    sections.set(title, [...(sections.get(title) ?? []), published]);
  }
  const names = [...site.navs.values()].flatMap((nav) => nav.map(({ text }) => text));
  const rankOf = (title: string) => (names.includes(title) ? names.indexOf(title) : names.length);
  return [...sections]
    .map(([title, own]) => ({ title, pages: own }))
    .sort(
      (a, b) =>
        Number(a.title === 'Optional') - Number(b.title === 'Optional') ||
        rankOf(a.title) - rankOf(b.title),
    );
}

/** The label of the navigation item for the section of a page, else the name of its folder. */
function nameOf({ section, page }: PublishedPage): string {
  const folder = page.slug[0] ?? '';
  return section || folder.charAt(0).toUpperCase() + folder.slice(1);
}
