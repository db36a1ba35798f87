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

export interface SearchConfig {
  mode: 'local' | 'remote' | 'hosted' | 'off';
  /** One index per documentation version instead of one for all. */
  versioned?: boolean;
  indexes?: readonly string[];
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
  logo?: ThemedSource;
  defaultLocale: Locale;
  locales: readonly LocaleConfig[];
  multiVersion?: { default: Version; versions: readonly Version[] };
  socialLinks?: readonly SocialLink[];
  /** Without it (`false`) the site is light and has no theme control. Default `true`. */
  darkMode?: boolean;
  /** Animate the change of theme where motion is not reduced. Default `false`. */
  themeTransition?: boolean;
  /** Lead a reader to the language of the browser on the first visit. Default `auto`. */
  localeRedirect?: 'auto' | 'never';
  search?: SearchConfig;
  /** A line at the foot of the home page. */
  footer?: { message: string };
}
