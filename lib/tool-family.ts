import type { Locale } from './model';
import { assetHref } from './paths';
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
  locale: Locale;
  base: string;
  /** The home page in the language of the page. */
  homeHref: string;
}

/** Specified: tools are described in English on English pages, in Chinese on all others. */
export function viewFamily(family: ToolFamily, place: FamilyPlace): FamilyView {
  const { name, tagline, taglineEn, tools, more = [] } = family;
  const isEnglish = place.locale === 'en';
  const view = (tool: ToolCard) => viewTool(tool, isEnglish, place);
  return {
    name,
    tagline: (isEnglish && taglineEn) || tagline,
    tools: tools.map(view),
    more: more.map(view),
  };
}

function viewTool(tool: ToolCard, isEnglish: boolean, { base, homeHref }: FamilyPlace): ToolView {
  const { name, desc, descEn, logo, logoScale = 1, url, urlEn, urlText } = tool;
  return {
    name,
    desc: (isEnglish && descEn) || desc,
    logo: assetHref(logo, base),
    logoScale,
    // `/` is this site.
    url: url === '/' ? homeHref : (isEnglish && urlEn) || url,
    urlText,
  };
}
