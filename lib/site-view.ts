import { viewSource } from './hero-view';
import type { Locale } from './model';
import { assetHref } from './paths';
import { localeOf, type SiteSettings } from './resolve-site';
import { viewFamily } from './tool-family';

/**
 * Derive what the frame of a page shows of the site.
 *
 * @param homeHref The home page in the language and version of the page.
 */
export function viewSite(config: SiteSettings, locale: Locale, homeHref: string) {
  const { base, logo, family, software, darkMode, defaultLocale, hideNavbar } = config;
  const { title, footer } = localeOf(config, locale);
  return {
    title,
    homeHref,
    logo: logo && viewSource(logo, base),
    hasDarkMode: darkMode,
    defaultLocale,
    hideNavbar,
    socialLinks: config.socialLinks.map((link) =>
      link.mode === 'img' ? { ...link, content: assetHref(link.content, base) } : link,
    ),
    family: family && viewFamily(family, { config, locale, homeHref }),
    /** The foot of a home page. */
    footer: { message: footer, repository: software?.repository, license: software?.license },
  };
}
