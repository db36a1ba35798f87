import type { Locale } from './model';
import { assetHref } from './paths';
import type { ToolCard, ToolFamily } from './site-config';

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

/** The tools in English where the page is English, else in Chinese, as the specification has it. */
export function viewFamily(family: ToolFamily, locale: Locale, base: string): FamilyView {
  const { name, tagline, taglineEn, tools, more = [] } = family;
  const isEnglish = locale === 'en';
  const view = (tool: ToolCard) => viewTool(tool, isEnglish, base);
  return {
    name,
    tagline: (isEnglish && taglineEn) || tagline,
    tools: tools.map(view),
    more: more.map(view),
  };
}

function viewTool(tool: ToolCard, isEnglish: boolean, base: string): ToolView {
  const { name, desc, descEn, logo, logoScale = 1, url, urlEn, urlText } = tool;
  return {
    name,
    desc: (isEnglish && descEn) || desc,
    logo: assetHref(logo, base),
    logoScale,
    url: (isEnglish && urlEn) || url,
    urlText,
  };
}
