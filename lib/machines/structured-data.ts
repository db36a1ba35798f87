import type { SoftwareConfig } from '../config/site-config';

/** A step of the way from the home page down to a page, with its absolute address. */
export interface TrailStep {
  text: string;
  href: string;
}

/** What structured data says about a page. */
interface StructuredDataSource {
  head: {
    description: string;
    canonical: string;
    image: { url: string };
    publishedAt: string | undefined;
    changedAt: string | undefined;
  };
  title: string;
  locale: string;
  isHome: boolean;
  /** The home page of the language. */
  site: TrailStep;
  software: SoftwareConfig | undefined;
  /** From the home page down to this one. */
  trail: readonly TrailStep[];
}

/**
 * The page in the vocabulary of schema.org: the home page describes the site and its software, a post is an article, and
 * every page except the home page has a breadcrumb list.
 */
export function structuredDataOf(source: StructuredDataSource): object[] {
  const { head, isHome, trail } = source;
  const data = isHome
    ? [siteData(source), softwareData(source)]
    : [breadcrumbData(trail), head.publishedAt === undefined ? undefined : articleData(source)];
  return data.flatMap((entry) => (entry ? [{ '@context': 'https://schema.org', ...entry }] : []));
}

/**
 * Data as the content of a `<script>`: no `</script>` in it can end it early.
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function siteData({ head, locale, site }: StructuredDataSource): object {
  return {
    '@type': 'WebSite',
    name: site.text,
    url: head.canonical,
    description: head.description,
    inLanguage: locale,
  };
}

function softwareData({ head, locale, site, software }: StructuredDataSource) {
  return (
    software && {
      '@type': 'SoftwareApplication',
      name: site.text,
      url: head.canonical,
      description: head.description,
      inLanguage: locale,
      image: head.image.url,
      applicationCategory: software.category,
      operatingSystem: software.operatingSystem,
      softwareVersion: software.version,
      sameAs: software.repository,
      license: software.license,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    }
  );
}

function breadcrumbData(trail: readonly TrailStep[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href,
    })),
  };
}

function articleData({ head, title, locale, site }: StructuredDataSource): object {
  const organization = { '@type': 'Organization', name: site.text, url: site.href };
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: head.description,
    image: head.image.url,
    datePublished: head.publishedAt,
    dateModified: head.changedAt ?? head.publishedAt,
    inLanguage: locale,
    mainEntityOfPage: head.canonical,
    author: organization,
    publisher: organization,
  };
}
