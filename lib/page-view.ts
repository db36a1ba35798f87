import type {
  Feature,
  Frontmatter,
  Hero,
  HeroAction,
  HeroImage,
  Locale,
  NavItem,
  Page,
  PageType,
  Routing,
  SidebarItem,
  ThemedSource,
  TocEntry,
} from './model';
import { isSamePage, type NavState, navStateOf } from './nav';
import { assetHref, hrefFor, pathFor } from './paths';
import { neighboursOf, type SidebarViewItem, viewSidebar } from './sidebar';
import type { SiteConfig } from './site-config';

export interface NavViewItem {
  text: string;
  href: string | undefined;
  state: NavState;
  tag: string | undefined;
  position: 'left' | 'right';
  items: readonly NavViewItem[];
}

/** A link to the same page in one language. */
export interface LanguageLink {
  lang: Locale;
  label: string;
  href: string;
  /** The home page of the language. */
  homeHref: string;
  isCurrent: boolean;
}

/** A hero picture with a source per colour scheme, which may be the same. */
export interface HeroImageView extends Omit<HeroImage, 'src'> {
  src: { light: string; dark: string };
}

/** A hero whose lines are a list and whose sources carry the base. */
export interface HeroView extends Omit<Hero, 'text' | 'actions' | 'image'> {
  text: readonly string[];
  actions: readonly HeroAction[];
  image: HeroImageView | undefined;
}

export interface TextLink {
  text: string;
  href: string;
}

/** Everything a layout shows about a page. Built by `buildPageView` and by nothing else. */
export interface PageView {
  kind: PageType;
  locale: Locale;
  /** The link to this page, with the base. */
  href: string;
  title: string;
  /** Whether the layout has to show the title because the text has no h1. */
  showsTitle: boolean;
  /** `title - suffix`, for `<title>`. */
  documentTitle: string;
  description: string;
  /** Absolute URL of this page. */
  canonical: string;
  icon: string | undefined;
  site: {
    title: string;
    homeHref: string;
    logo: { light: string; dark: string } | undefined;
    hasDarkMode: boolean;
    defaultLocale: Locale;
  };
  languages: readonly LanguageLink[];
  nav: readonly NavViewItem[];
  sidebar: readonly SidebarViewItem[];
  toc: readonly TocEntry[];
  /** Time of the last change, ISO 8601. */
  lastUpdated: string | undefined;
  /** Where to edit the page; without a text of its own the default one is shown. */
  edit: { href: string; text: string | undefined } | undefined;
  prev: TextLink | undefined;
  next: TextLink | undefined;
  /** Parts of the frame that the page's front matter leaves in place. */
  parts: Pick<Frontmatter, 'navbar' | 'sidebar' | 'outline' | 'footer'>;
  hero: HeroView | undefined;
  features: readonly Feature[];
  footerMessage: string | undefined;
}

export interface PageViewSource {
  config: SiteConfig;
  routing: Routing;
  page: Page;
  nav: readonly NavItem[];
  sidebar: readonly SidebarItem[];
  toc: readonly TocEntry[];
  /** The h1 of the compiled text, if it has one. */
  heading: string | undefined;
  /** The href for a link as an author wrote it on this page. */
  resolveLink(link: string): string;
}

/** Derive what a layout shows from the page and the site around it. */
export function buildPageView({
  config,
  routing,
  page,
  nav,
  sidebar,
  toc,
  heading,
  resolveLink,
}: PageViewSource): PageView {
  const { frontmatter, locale, title } = page;
  const base = config.base ?? '/';
  const href = hrefFor(page.routePath, base);
  const localeConfig = config.locales.find(({ lang }) => lang === locale);
  const siteTitle = localeConfig?.title ?? config.title;
  const path = `/${page.slug.join('/')}`;
  return {
    kind: frontmatter.pageType,
    locale,
    href,
    title: title || siteTitle,
    showsTitle: heading === undefined,
    documentTitle: documentTitle(title, frontmatter.titleSuffix ?? siteTitle),
    description: frontmatter.description ?? localeConfig?.description ?? config.description,
    canonical: config.url + href,
    icon: config.icon && assetHref(config.icon, base),
    site: {
      title: siteTitle,
      homeHref: hrefFor(pathFor({ ...page, slug: [] }, routing), base),
      logo: config.logo === undefined ? undefined : viewSource(config.logo, base),
      hasDarkMode: config.darkMode ?? true,
      defaultLocale: config.defaultLocale,
    },
    languages: viewLanguages(config, routing, page),
    nav: nav.map((item) => viewNavItem(item, path, href)),
    sidebar: viewSidebar(sidebar, href),
    toc,
    lastUpdated: page.lastUpdatedTime,
    edit: localeConfig?.editLink && {
      href: `${localeConfig.editLink.docRepoBaseUrl.replace(/\/$/, '')}/${page.relativePath}`,
      text: localeConfig.editLink.text,
    },
    ...neighboursOf(href, sidebar),
    parts: frontmatter,
    hero: frontmatter.hero && viewHero(frontmatter.hero, resolveLink, base),
    features: (frontmatter.features ?? []).map((feature) => ({
      ...feature,
      icon: feature.icon && assetHref(feature.icon, base),
      link: feature.link && resolveLink(feature.link),
    })),
    footerMessage: config.footer?.message,
  };
}

/** `title - suffix`; a page named like the site says it once. */
function documentTitle(title: string, suffix: string): string {
  return title === '' || title === suffix ? suffix : `${title} - ${suffix}`;
}

function viewHero(hero: Hero, resolveLink: (link: string) => string, base: string): HeroView {
  const { text = [], actions = [], image } = hero;
  return {
    ...hero,
    text: typeof text === 'string' ? [text] : text,
    actions: actions.map((action) => ({ ...action, link: resolveLink(action.link) })),
    image: image && {
      ...image,
      src: viewSource(image.src, base),
      srcset: image.srcset && srcsetHref(image.srcset, base),
    },
  };
}

/** `/a.png 1x, /b.png 2x` with the base before each source. */
function srcsetHref(srcset: string, base: string): string {
  return srcset.replace(/(^|,\s*)(\S+)/g, (_, before: string, source: string) => {
    return before + assetHref(source, base);
  });
}

/** The two sources of a themed picture, as hrefs. */
function viewSource(source: ThemedSource, base: string): { light: string; dark: string } {
  const { light, dark } = typeof source === 'string' ? { light: source, dark: source } : source;
  return { light: assetHref(light, base), dark: assetHref(dark, base) };
}

function viewLanguages(config: SiteConfig, routing: Routing, page: Page): LanguageLink[] {
  return config.locales.map(({ lang, label }) => ({
    lang,
    label,
    href: hrefFor(pathFor({ ...page, locale: lang }, routing), config.base),
    homeHref: hrefFor(pathFor({ ...page, locale: lang, slug: [] }, routing), config.base),
    isCurrent: lang === page.locale,
  }));
}

function viewNavItem(item: NavItem, path: string, href: string): NavViewItem {
  const isCurrent = item.href !== undefined && isSamePage(item.href, href);
  const items = item.kind === 'group' ? item.items : [];
  return {
    text: item.text,
    href: item.href,
    state: navStateOf(item, path, isCurrent),
    tag: item.tag,
    position: item.position,
    items: items.map((child) => viewNavItem(child, path, href)),
  };
}
