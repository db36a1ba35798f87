import type { SiteSettings } from '../config/resolve-site';
import type { PageAddress, Routing } from '../model';
import { homePath, hrefFor, pathFor } from '../paths';

/** A link to this page in another language or version. */
export type AlternateLink = ReturnType<typeof linkTo> & { label: string; isCurrent: boolean };
/** A link to this page in one language. */
export type LanguageLink = ReturnType<typeof viewLanguages>[number];
/** A link to this page in one documentation version. */
export type VersionLink = ReturnType<typeof viewVersions>[number];

export interface AlternateSource {
  config: Pick<SiteSettings, 'base'> & {
    locales: readonly Pick<SiteSettings['locales'][number], 'lang' | 'label'>[];
  };
  routing: Routing;
  page: PageAddress;
  /** The page at an address, if there is one. */
  find(address: PageAddress): object | undefined;
}

/** This page, or the nearest one above it, in every language of the site. */
export function viewLanguages(source: AlternateSource) {
  const { config, routing, page } = source;
  return config.locales.map(({ lang, label }) => ({
    lang,
    label,
    /** The home page of the language. */
    homeHref: hrefFor(homePath({ ...page, locale: lang }, routing), config.base),
    isCurrent: lang === page.locale,
    ...linkTo({ ...page, locale: lang }, source),
  }));
}

/** This page, or the nearest one above it, in every version of the documentation; none on a site with one. */
export function viewVersions(source: AlternateSource) {
  const { routing, page } = source;
  return routing.versions.map((version) => ({
    version,
    label: version,
    isCurrent: version === page.version,
    ...linkTo({ ...page, version }, source),
  }));
}

/** The links to the home pages of all languages and versions. */
export function viewHomes({ config, routing }: AlternateSource): string[] {
  const versions = routing.versions.length > 0 ? routing.versions : [undefined];
  return routing.locales.flatMap((locale) =>
    versions.map((version) => hrefFor(homePath({ locale, version }, routing), config.base)),
  );
}

/** The address that search engines should list: the same page in the default version, where it exists in this language. */
export function canonicalAddress({ routing, page, find }: AlternateSource): PageAddress {
  const newest = { locale: page.locale, slug: page.slug, version: routing.defaultVersion };
  return find(newest) ? newest : page;
}

/** The link to a page; `isExact` is false if it does not exist and the link leads to the nearest page above it. */
function linkTo(wanted: PageAddress, { config, routing, find }: AlternateSource) {
  let { slug } = wanted;
  while (slug.length > 0 && !find({ ...wanted, slug })) slug = slug.slice(0, -1);
  const href = hrefFor(pathFor({ ...wanted, slug }, routing), config.base);
  return { href, isExact: slug.length === wanted.slug.length };
}
