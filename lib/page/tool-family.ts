import { type SiteSettings, textIn } from '../config/resolve-site';
import type { ToolCard, ToolFamily } from '../config/site-config';
import type { Locale } from '../model';
import { assetHref } from '../paths';

export type FamilyView = ReturnType<typeof viewFamily>;

interface FamilyPlace {
  config: Pick<SiteSettings, 'base' | 'defaultLocale'>;
  locale: Locale;
  /** The home page in the language of the page. */
  homeHref: string;
}

/** The tools, and what belongs to the family without being one of them, in the language of the page. */
export function viewFamily(family: ToolFamily, { config, locale, homeHref }: FamilyPlace) {
  const viewTool = (tool: ToolCard) => ({
    ...tool,
    desc: textIn(tool.desc, locale, config),
    logo: assetHref(tool.logo, config.base),
    isHere: tool.url === '/',
    url: tool.url === '/' ? homeHref : textIn(tool.url, locale, config),
  });
  return {
    name: family.name,
    tagline: textIn(family.tagline, locale, config),
    tools: family.tools.map(viewTool),
    more: family.more.map(viewTool),
  };
}
