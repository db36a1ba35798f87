import type { Locale, ThemedSource, Version } from './model';

/** Section 3 of the specification, “Social link”. `content` is a URL, a text, an image URL or markup, by mode. */
export interface SocialLink {
  icon: string;
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

export interface EditLink {
  /** The address of the content folder in a public repository; the file path is appended. */
  docRepoBaseUrl: string;
  text?: string;
}

/** Texts an operator may replace per language; the defaults stand in `lib/messages`. */
export interface ThemeTexts {
  prevPageText?: string;
  nextPageText?: string;
  outlineTitle?: string;
  lastUpdatedText?: string;
  editLinkText?: string;
  searchPlaceholderText?: string;
  searchNoResultsText?: string;
  searchSuggestedQueryText?: string;
  sourceCodeText?: string;
  filterNameText?: string;
  filterPlaceholderText?: string;
  filterNoResultText?: string;
}

export interface LocaleConfig {
  lang: Locale;
  /** The name of the language in that language. */
  label: string;
  /** Title of the home page and suffix of every other title. Default: the site's title. */
  title?: string;
  description?: string;
  editLink?: EditLink;
  texts?: ThemeTexts;
}

/** One tool of a family; section 3 of the specification, “Tool card”. `desc` and `url` are Chinese. */
export interface ToolCard {
  name: string;
  desc: string;
  /** The description on English pages. Default `desc`. */
  descEn?: string;
  /** A file in `public/`, or a URL. */
  logo: string;
  /** Enlarges a drawing that does not fill its box: 0.5 to 2. Default 1. */
  logoScale?: number;
  /** `/` for this site, which then stays in the window. */
  url: string;
  /** The address on English pages. Default `url`. */
  urlEn?: string;
  urlText: string;
}

/** The tools this one belongs to: a popover in the navigation, and a block of the home page. */
export interface ToolFamily {
  name: string;
  tagline: string;
  taglineEn?: string;
  tools: readonly ToolCard[];
  /** What only the popover lists. */
  more?: readonly ToolCard[];
}

/** A search service that answers a GET with `keyword`, `limit`, `searchIndexes` and `lang`. */
export interface RemoteSearchConfig {
  /** Its full address, or a path on the site's own origin. */
  url: string;
}

/** A hosted search service with the interface of DocSearch. */
export interface HostedSearchConfig {
  appId: string;
  /** The key that may only search. */
  apiKey: string;
  /** The name of the index, or one per language. */
  indexName: string | Readonly<Record<Locale, string>>;
  /** Send view and click events. Default `false`. */
  insights?: boolean;
  /** Where readers report a missing result; `{query}` stands for what they looked for. */
  missingResultsUrl?: string;
}

export interface SearchConfig {
  /** Default `local`. */
  mode: 'local' | 'remote' | 'hosted' | 'off';
  /** One index per documentation version instead of one for all. */
  versioned?: boolean;
  /** Names of the indexes. The first is this site's own; the results of several appear in tabs. */
  indexes?: readonly string[];
  /** The most pages that a search shows. Default 7. */
  limit?: number;
  remote?: RemoteSearchConfig;
  hosted?: HostedSearchConfig;
}

/** A feed of blog posts: every page below a folder that has a date. */
export interface FeedConfig {
  /** The file name: `/feeds/releases.xml`. */
  name: string;
  /** The folder of a language whose pages are the posts: `blog/release`. */
  folder: string;
  /** What feed readers show, by language. */
  titles: Record<Locale, string>;
}

/** Whom to tell about a weakness: `/.well-known/security.txt`, RFC 9116. */
export interface SecurityContact {
  /** A URL or `mailto:` address. */
  contact: string;
  /** The day until which this holds, `2027-06-30`. */
  expires: string;
  policy?: string;
}

/** The software that the site is about, for structured data on the home page. */
export interface SoftwareConfig {
  /** A category of schema.org: `DeveloperApplication`. */
  category: string;
  operatingSystem: string;
  repository?: string;
  license?: string;
}

/** `content/site.config.ts`: everything about the site that is not a page. */
export interface SiteConfig {
  title: string;
  description: string;
  /** Origin of the deployed site, without path: `https://example.com`. */
  url: string;
  /** The path the site is served under. Starts and ends with a slash. Default `/`. */
  base?: string;
  icon?: string;
  /** Square PNG files for home screens; `size` in pixels. That of 180 is for those of Apple. */
  appIcons?: readonly { src: string; size: number }[];
  logo?: ThemedSource;
  defaultLocale: Locale;
  locales: readonly LocaleConfig[];
  multiVersion?: { default: Version; versions: readonly Version[] };
  socialLinks?: readonly SocialLink[];
  family?: ToolFamily;
  /** Whether the navbar gives way: never, while scrolling down (`auto`), or for good. Default `never`. */
  hideNavbar?: 'always' | 'never' | 'auto';
  /** Without it (`false`) the site is light and has no theme control. Default `true`. */
  darkMode?: boolean;
  /** Animate the change of theme where motion is not reduced. Default `false`. */
  themeTransition?: boolean;
  /** Lead a reader to the language of the browser on the first visit. Default `auto`. */
  localeRedirect?: 'auto' | 'never';
  search?: SearchConfig;
  /** A line at the foot of the home page, the same in every language or one for each. */
  footer?: { message: string | Readonly<Record<Locale, string>> };
  feeds?: readonly FeedConfig[];
  security?: SecurityContact;
  software?: SoftwareConfig;
}
