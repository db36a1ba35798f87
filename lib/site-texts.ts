import type { Locale } from './model';
import type { SiteConfig } from './site-config';

/** The title and the description of the site in a language. */
export function siteTexts(
  { locales, title, description }: SiteConfig,
  locale: Locale,
): { title: string; description: string } {
  const own = locales.find(({ lang }) => lang === locale);
  return { title: own?.title ?? title, description: own?.description ?? description };
}
