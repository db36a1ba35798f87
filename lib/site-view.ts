import { viewSource } from './hero-view';
import type { Locale } from './model';
import { assetHref } from './paths';
import { localeOf, type SiteSettings } from './resolve-site';
import type { SocialLink } from './site-config';
import { type FamilyView, viewFamily } from './tool-family';

/** What every page of a language shows of the site. */
export interface SiteView {
  title: string;
  homeHref: string;
  logo: { light: string; dark: string } | undefined;
  hasDarkMode: boolean;
  defaultLocale: Locale;
  hideNavbar: SiteSettings['hideNavbar'];
  socialLinks: readonly SocialLink[];
  family: FamilyView | undefined;
  /** The foot of a home page. */
  footer: {
    message: string | undefined;
    repository: string | undefined;
    license: string | undefined;
  };
}

/**
 * Derive what the frame of a page shows of the site.
 *
 * @param homeHref The home page in the language and version of the page.
 */
export function viewSite(config: SiteSettings, locale: Locale, homeHref: string): SiteView {
  const { base, logo, family, software } = config;
  const { title, footer } = localeOf(config, locale);
  return {
    title,
    homeHref,
    logo: logo === undefined ? undefined : viewSource(logo, base),
    hasDarkMode: config.darkMode,
    defaultLocale: config.defaultLocale,
    hideNavbar: config.hideNavbar,
    socialLinks: config.socialLinks.map((link) => viewSocialLink(link, base)),
    family: family && viewFamily(family, { config, locale, homeHref }),
    footer: { message: footer, repository: software?.repository, license: software?.license },
  };
}

function viewSocialLink(link: SocialLink, base: string): SocialLink {
  return link.mode === 'img' ? { ...link, content: assetHref(link.content, base) } : link;
}
