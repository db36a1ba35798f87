import { localeOf, type SiteSettings } from '../config/resolve-site';
import type { FeedLink } from '../frontmatter';
import { FEED_FORMATS, feedPath, isPostOf } from '../machines/feeds';
import { markdownPath } from '../machines/markdown-path';
import { SOCIAL_IMAGE, socialImagePath } from '../machines/social-image';
import { scriptJson, structuredDataOf, type TrailStep } from '../machines/structured-data';
import type { Locale, Page, PageAddress, Routing } from '../model';
import { PAGE_TYPES } from '../page-types';
import { assetHref, hrefFor, isExternal, pathFor } from '../paths';
import { canonicalAddress } from './alternates';

/** A feed that a page announces. */
export interface FeedView {
  title: string;
  href: string;
  /** Absolute. */
  url: string;
  mime: string;
  lang: Locale;
}

interface HeadSource {
  config: SiteSettings;
  routing: Routing;
  page: Page;
  /** The first paragraph of the text that says something. */
  excerpt: string | undefined;
  /** The top navigation, which tells the section of the page. */
  nav: readonly { text: string; href: string | undefined; state: string | undefined }[];
  /** The path of the home page in the language and version of the page. */
  home: string;
  /** The page at an address, if there is one. */
  find(address: PageAddress): object | undefined;
}

const TOUCH_ICON_PX = 180;

/** What search engines show of a description, in Latin characters; a Chinese character takes two. */
const DESCRIPTION_WIDTH = 160;

/** Derive what machines are told about a page. All addresses are absolute. */
export function buildPageHead(source: HeadSource) {
  const { config, page } = source;
  const { frontmatter } = page;
  const isIndexed = PAGE_TYPES[frontmatter.pageType].isListed;
  const facts = factsOf(source);
  return {
    ...facts,
    isIndexed,
    /** The page in every language, and `x-default`. Empty for a page that search engines should not find. */
    alternates: isIndexed ? alternatesOf(source) : {},
    /** The same text as Markdown. */
    markdown: hasMarkdown(source) ? absoluteUrl(markdownPath(page), config) : undefined,
    feeds: feedsOf(source),
    /** The languages in the form of Open Graph, the page's own first: `en_US`. */
    ogLocales: ogLocalesOf(source),
    /** Each the content of a `<script type="application/ld+json">`. */
    structuredData: isIndexed ? structuredDataOf(dataSource(source, facts)).map(scriptJson) : [],
    icon: config.icon && assetHref(config.icon, config.base),
    /** For the home screens of Apple. */
    touchIcon: touchIconOf(config),
    /** The web manifest of the language. All versions of a language share one. */
    manifest: hrefFor(`${localeOf(config, page.locale).home}site.webmanifest`, config.base),
  };
}

function factsOf(source: HeadSource) {
  const { config, routing, page } = source;
  return {
    description: page.frontmatter.description ?? ownDescription(source),
    canonical: absoluteUrl(pathFor(canonicalAddress(source), routing), config),
    image: { url: absoluteUrl(socialImagePath(page), config), ...SOCIAL_IMAGE },
    /** Day or time of publication and of the last change, ISO 8601. */
    publishedAt: page.frontmatter.published_at,
    changedAt: page.lastUpdatedTime,
  };
}

/** Is there the same text as Markdown? Every page that has a text has it. */
export function hasMarkdown({ page }: Pick<HeadSource, 'page'>): boolean {
  return PAGE_TYPES[page.frontmatter.pageType].isListed;
}

/** The address of a path of the site, with origin and base; what leaves the site stays as it is. */
export function absoluteUrl(
  path: string,
  { url, base }: Pick<SiteSettings, 'url' | 'base'>,
): string {
  return isExternal(path) ? path : new URL(hrefFor(path, base), url).href;
}

/** Without a paragraph of its own a page is described by its title and its site: no two say the same. */
function ownDescription({ config, page, excerpt }: HeadSource): string {
  const { description: site } = localeOf(config, page.locale);
  if (page.slug.length === 0) return site;
  return excerpt === undefined ? `${page.title} – ${site}` : descriptionOf(excerpt);
}

/** The page that search engines should list in every language that has it, and `x-default`. */
export function alternatesOf(
  source: Pick<HeadSource, 'config' | 'routing' | 'page' | 'find'>,
): Record<string, string> {
  const { config, routing, find } = source;
  const address = canonicalAddress(source);
  const locales = routing.locales.filter((locale) => find({ ...address, locale }));
  if (locales.length < 2) return {};
  const urlIn = (locale: Locale) => absoluteUrl(pathFor({ ...address, locale }, routing), config);
  const first = locales.find((locale) => locale === routing.defaultLocale) ?? address.locale;
  const entries = locales.map((locale) => [locale, urlIn(locale)] as const);
  return Object.fromEntries([...entries, ['x-default', urlIn(first)]]);
}

function dataSource({ config, page, nav, home }: HeadSource, head: ReturnType<typeof factsOf>) {
  const site = { text: localeOf(config, page.locale).title, href: absoluteUrl(home, config) };
  const section = nav.find(({ state, href }) => state === 'section' && href !== undefined);
  const steps: TrailStep[] = [site];
  if (section?.href !== undefined) {
    steps.push({ text: section.text, href: new URL(section.href, config.url).href });
  }
  const title = page.title || site.text;
  return {
    head,
    title,
    locale: page.locale,
    isHome: page.slug.length === 0,
    site,
    software: config.software,
    trail: [...steps, { text: title, href: head.canonical }],
  };
}

function touchIconOf({ appIcons, base }: SiteSettings): string | undefined {
  const icon = appIcons.find(({ size }) => size === TOUCH_ICON_PX);
  return icon && assetHref(icon.src, base);
}

/**
 * What the page declares. Else a post announces the feeds that it is in, and the home page all of the site, in every
 * language, the page's own first.
 */
function feedsOf({ config, routing, page }: HeadSource): FeedView[] {
  const { feeds } = config;
  const [rss] = FEED_FORMATS;
  const files = feeds.flatMap((feed) =>
    routing.locales.flatMap((lang) =>
      FEED_FORMATS.map((format) => ({
        title: feed.titles[lang] ?? feed.name,
        url: feedPath(feed, lang, format, routing),
      })),
    ),
  );
  const declared = page.frontmatter.feeds ?? ownFeeds();
  return declared.map(({ url, mime, language = page.locale }) => ({
    title: files.find((feed) => feed.url === url)?.title ?? page.title,
    href: isExternal(url) ? url : hrefFor(url, config.base),
    url: absoluteUrl(url, config),
    mime,
    lang: language,
  }));

  function ownFeeds(): FeedLink[] {
    const announced = feeds.filter(
      (feed) => page.slug.length === 0 || isPostOf(feed, page, routing),
    );
    const languages = [page.locale, ...routing.locales.filter((lang) => lang !== page.locale)];
    return languages.flatMap((language) =>
      announced.map((feed) => ({
        url: feedPath(feed, language, rss, routing),
        mime: rss.mime,
        language,
      })),
    );
  }
}

/** `zh` → `zh_CN`, `en` → `en_US`: Open Graph wants a region. */
function ogLocalesOf({ page: { locale }, routing }: HeadSource): string[] {
  const others = routing.locales.filter((other) => other !== locale);
  return [locale, ...others].map((tag) => {
    const { language, region } = new Intl.Locale(tag).maximize();
    return region === undefined ? language : `${language}_${region}`;
  });
}

/**
 * A paragraph cut to the length of a description: after a sentence if half of the room is used by
 * then, else after a word, with an ellipsis.
 */
export function descriptionOf(paragraph: string): string {
  const characters = [...paragraph];
  const widths = characters.map((character) =>
    /[\p{Script=Han}，。、；：？！]/u.test(character) ? 2 : 1,
  );
  let width = 0;
  const end = widths.findIndex((own) => {
    width += own;
    return width > DESCRIPTION_WIDTH;
  });
  if (end < 0) return paragraph;
  const start = characters.slice(0, end).join('');
  const sentence = /^.*(?:[。！？]|[.!?](?=\s))/su.exec(start)?.[0];
  if (sentence !== undefined && sentence.length > start.length / 2) return sentence.trim();
  return `${start.replace(/[\s\p{P}]*(?:\s\S*)?$/u, '')}…`;
}
