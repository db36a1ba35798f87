import { z } from 'zod';
import { ADDRESS_REMEDY, refusedScheme } from '../link-schemes';
import { MESSAGES } from '../messages';
import { calendarDay, strict, themedSource } from '../schemas';
import { hasIndexFor, searchConfigSchema } from '../search/search-modes';
import { SOCIAL_NAMES } from './social-names';

/** An address on the web. */
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'Write a full URL, as https://example.com.',
});

/** An origin, as a security policy names it. */
const webOrigin = z.string().refine(isOrigin, 'Write the origin alone, as https://example.com.');
const webOrigins = z.array(webOrigin);

function isOrigin(address: string): boolean {
  return /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === address;
}

/** A link that may leave the site in the ways in which links of pages may. */
const safeLink = z.string().refine((link) => refusedScheme(link) === undefined, {
  error: ADDRESS_REMEDY,
});

const text = z.string();

/** Texts that an operator may replace per language; the defaults are in `lib/messages`. */
const themeTexts = strict({
  prevPageText: text.optional(),
  nextPageText: text.optional(),
  outlineTitle: text.optional(),
  lastUpdatedText: text.optional(),
  editLinkText: text.optional(),
  searchPlaceholderText: text.optional(),
  searchNoResultsText: text.optional(),
  searchSuggestedQueryText: text.optional(),
  sourceCodeText: text.optional(),
  filterNameText: text.optional(),
  filterPlaceholderText: text.optional(),
  filterNoResultText: text.optional(),
});

const locale = strict({
  lang: z.enum(Object.keys(MESSAGES)),
  /** The name of the language in that language. */
  label: text,
  /** Title of the home page and suffix of every other title. Default: the site's title. */
  title: text.optional(),
  description: text.optional(),
  editLink: strict({
    /** The address of the content folder in a public repository; the file path is appended. */
    docRepoBaseUrl: webAddress,
    text: text.optional(),
  }).optional(),
  texts: themeTexts.optional(),
});

/** A text that is the same in every language, or one for each. A language without one takes that of the default language. */
const localText = text.or(z.record(text, text));

/** One tool of a family. */
const toolCard = strict({
  name: text,
  desc: localText,
  /** A file in `public/`, or a URL. */
  logo: text,
  /** Enlarges a drawing that does not fill its box. */
  logoScale: z.number().min(0.5).max(2).default(1),
  /** `/` for this site. */
  url: z.literal('/').or(webAddress).or(z.record(text, webAddress)),
  urlText: text,
});

/** The tools this one belongs to: a popover in the navigation, and a block of the home page. */
const toolFamily = strict({
  name: text,
  tagline: localText,
  tools: z.array(toolCard),
  /** Listed in the popover only. */
  more: z.array(toolCard).default([]),
});

/** A feed of blog posts: every page below a folder that has a date. */
const feed = strict({
  /** The file name: `/feeds/releases.xml`. */
  name: text.regex(/^[\w-]+$/, 'Write a file name without ending: releases.'),
  /** The folder of a language whose pages are the posts: `blog/release`. */
  folder: text.regex(/^[\w-]+(?:\/[\w-]+)*$/, 'Write a folder below a language: blog/release.'),
  /** What feed readers show, by language. */
  titles: z.record(text, text),
});

/** `content` is a URL, a text, an image URL or markup, by mode. */
const socialLink = strict({
  /** A name, as `github`, or inline SVG. */
  icon: text.refine(isSocialIcon, {
    error: `Write one of ${Object.keys(SOCIAL_NAMES).join(', ')}, or inline SVG.`,
  }),
  mode: z.enum(['link', 'text', 'img', 'dom']),
  content: text,
}).refine(({ mode, content }) => mode !== 'link' || safeLink.safeParse(content).success, {
  path: ['content'],
  error: ADDRESS_REMEDY,
});

const multiVersion = strict({ default: text, versions: z.array(text).min(1) })
  .refine(({ versions }) => new Set(versions).size === versions.length, {
    error: 'List each version once.',
  })
  .refine((value) => value.versions.includes(value.default), {
    error: 'Choose `default` from `versions`.',
  });

/** Whom to tell about a weakness: `/.well-known/security.txt`, RFC 9116. */
const security = strict({
  /** A URL or `mailto:` address. */
  contact: safeLink,
  /** The day until which this holds, `2027-06-30`. */
  expires: calendarDay,
  policy: safeLink.optional(),
});

/** The software that the site is about, for structured data on the home page. */
const software = strict({
  /** A category of schema.org: `DeveloperApplication`. */
  category: text,
  operatingSystem: text,
  /** The releases that the pages describe: `1.6, 2.0`. */
  version: text.optional(),
  repository: webAddress.optional(),
  license: webAddress.optional(),
});

/** `content/site.config.ts`: everything about the site that is not a page. */
export const siteConfigSchema = strict({
  title: text,
  description: text,
  /** Origin of the deployed site, without path: `https://example.com`. */
  url: webOrigin,
  /** The path the site is served under. Starts and ends with a slash. */
  base: text
    .regex(/^\/(?:(?!\.\.?\/)[\w.-]+\/)*$/, 'Start and end it with a slash, as /docs/.')
    .default('/'),
  icon: text.optional(),
  /** Square PNG files for home screens; `size` in pixels. Apple devices use the one of 180. */
  appIcons: z.array(strict({ src: text, size: z.number().int().positive() })).default([]),
  logo: themedSource.optional(),
  defaultLocale: text,
  locales: z.array(locale).min(1, 'List at least one language.'),
  multiVersion: multiVersion.optional(),
  socialLinks: z.array(socialLink).default([]),
  family: toolFamily.optional(),
  /** Whether the navbar gives way: never, while scrolling down (`auto`), or always. */
  hideNavbar: z.enum(['always', 'never', 'auto']).default('never'),
  /** Without it (`false`) the site is light and has no theme control. */
  darkMode: z.boolean().default(true),
  /** Animate the change of theme where motion is not reduced. */
  themeTransition: z.boolean().default(false),
  /** Lead a reader to the language of the browser on the first visit. */
  localeRedirect: z.enum(['auto', 'never']).default('auto'),
  search: searchConfigSchema.optional(),
  /** Where pages may show pictures from, besides the site itself: `https://img.example.com`. */
  imageOrigins: webOrigins.default([]),
  /** What hooks of the search may ask, besides the site itself and the service that it is searched by. */
  connectOrigins: webOrigins.default([]),
  /** A line at the foot of the home page, the same in every language or one for each. */
  footer: strict({ message: localText }).optional(),
  feeds: z.array(feed).default([]),
  security: security.optional(),
  software: software.optional(),
})
  .refine((value) => value.locales.some(({ lang }) => lang === value.defaultLocale), {
    path: ['defaultLocale'],
    error: 'Choose it from the `lang` values of `locales`.',
  })
  .refine(
    ({ locales }) => new Set(locales.map(({ lang }) => lang.toLowerCase())).size === locales.length,
    { path: ['locales'], error: 'List each language once.' },
  )
  .refine(
    ({ feeds, locales }) => feeds.every(({ titles }) => locales.every(({ lang }) => titles[lang])),
    { path: ['feeds'], error: 'Give each feed a title in every language.' },
  )
  .refine(
    ({ search, locales }) =>
      hasIndexFor(
        search,
        locales.map(({ lang }) => lang),
      ),
    {
      path: ['search', 'hosted', 'indexName'],
      error: 'Write one name for all languages, or a name for each.',
    },
  );

/** As it is written. */
export type SiteConfig = z.input<typeof siteConfigSchema>;
/** As it is read: with the defaults. */
export type CheckedConfig = z.output<typeof siteConfigSchema>;
export type SocialLink = z.infer<typeof socialLink>;
export type LocalText = z.infer<typeof localText>;
export type ToolCard = z.infer<typeof toolCard>;
export type ToolFamily = z.infer<typeof toolFamily>;
export type FeedConfig = z.infer<typeof feed>;
export type SoftwareConfig = z.infer<typeof software>;

/** Is this an icon: one of the names, or inline SVG? */
function isSocialIcon(icon: string): boolean {
  return Object.hasOwn(SOCIAL_NAMES, icon) || icon.trimStart().startsWith('<svg');
}
