import { localesOfBuild, SOURCE } from '@/app/source';
import { absoluteUrl } from '@/lib/page-head';
import { pathFor } from '@/lib/paths';
import { localeOf } from '@/lib/resolve-site';
import { openSearchDescription } from '@/lib/search/open-search';
import { SEARCH_SLUG } from '@/lib/search/search-view';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return localesOfBuild();
}

/** How browsers search the site in one language; announced in the head of every page. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const { config, routing } = await SOURCE.getSite();
  const { title, description } = localeOf(config, locale);
  const version = routing.defaultVersion;
  const path = pathFor({ locale, version, slug: [SEARCH_SLUG] }, routing);
  const text = openSearchDescription({
    title,
    description,
    lang: locale,
    searchUrl: absoluteUrl(path, config),
    iconUrl: config.icon && absoluteUrl(config.icon, config),
  });
  return new Response(text, {
    headers: { 'content-type': 'application/opensearchdescription+xml' },
  });
}
