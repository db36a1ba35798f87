import { escapeHtml } from '../html';

/** A page as it is listed for search engines. Addresses are absolute. */
interface SitemapPage {
  url: string;
  /** Time of the last change, ISO 8601. */
  changedAt: string | undefined;
  /** The page in every language, and `x-default`. */
  alternates: Readonly<Record<string, string>>;
}

/** Pages in the format of sitemaps.org 0.9, with their languages as Google reads them. */
export function sitemapOf(pages: readonly SitemapPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(entryOf).join('\n')}
</urlset>
`;
}

function entryOf({ url, changedAt, alternates }: SitemapPage): string {
  const lines = [
    `<loc>${escapeHtml(url)}</loc>`,
    ...(changedAt === undefined ? [] : [`<lastmod>${changedAt}</lastmod>`]),
    ...Object.entries(alternates).map(
      ([lang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`,
    ),
  ];
  return `<url>\n${lines.map((line) => `  ${line}`).join('\n')}\n</url>`;
}
