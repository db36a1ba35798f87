import type { Locale } from './model';
import { assetHref } from './paths';
import { type SiteSettings, textIn } from './resolve-site';
import type { ToolCard, ToolFamily } from './site-config';

/** Specified: the attributes of links that leave the site, and of links to tools. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** A tool in the language of the page. */
export interface ToolView {
  name: string;
  desc: string;
  logo: string;
  /** How much larger than its box the drawing is shown. */
  logoScale: number;
  url: string;
  /** What the link of its card says. */
  urlText: string;
}

export interface FamilyView {
  name: string;
  tagline: string;
  tools: readonly ToolView[];
  /** What belongs to the family without being one of its tools. */
  more: readonly ToolView[];
}

interface FamilyPlace {
  config: Pick<SiteSettings, 'base' | 'defaultLocale'>;
  locale: Locale;
  /** The home page in the language of the page. */
  homeHref: string;
}

/** The tools in the language of the page. */
export function viewFamily(family: ToolFamily, place: FamilyPlace): FamilyView {
  const { name, tagline, tools, more = [] } = family;
  return {
    name,
    tagline: textIn(tagline, place.locale, place.config),
    tools: tools.map((tool) => viewTool(tool, place)),
    more: more.map((tool) => viewTool(tool, place)),
  };
}

function viewTool(tool: ToolCard, { config, locale, homeHref }: FamilyPlace): ToolView {
  const { name, desc, logo, logoScale = 1, url, urlText } = tool;
  return {
    name,
    desc: textIn(desc, locale, config),
    logo: assetHref(logo, config.base),
    logoScale,
    // `/` is this site.
    url: url === '/' ? homeHref : textIn(url, locale, config),
    urlText,
  };
}
