import { sitemapOf } from '../../lib/machines/sitemap';
import type { PageAddress } from '../../lib/model';
import { canonicalAddress } from '../../lib/page/alternates';
import { absoluteUrl, alternatesOf } from '../../lib/page/page-head';
import { SEARCH_SLUG } from '../../lib/page/search-view';
import { assetHref, hrefFor, pathFor } from '../../lib/paths';
import { anchorsOf, redirectRules } from '../../lib/redirects';
import { OPEN_SEARCH, openSearchDescription } from '../../lib/search/open-search';
import { searchModeOf } from '../../lib/search/search-modes';
import type { Site } from '../../lib/site/site';
import { SURFACE } from '../../lib/surface';
import { hostHeaders } from '../deploy/headers';
import type { PublishedPage } from './published-page';
import { redirectPage } from './redirect-page';
import type { WriteSiteFile } from './write-file';

/** Writes the files for search engines, and for people who report a vulnerability. */
export async function writeSearchFiles(
  write: WriteSiteFile,
  { config, routing, routes }: Site,
  published: readonly Pick<PublishedPage, 'page' | 'url'>[],
): Promise<void> {
  const find = (address: PageAddress) => routes.find(address);
  const pages = published
    .map((entry) => ({ ...entry, source: { config, routing, page: entry.page, find } }))
    // Of a page in several versions the default one is listed.
    .filter(({ page, source }) => pathFor(canonicalAddress(source), routing) === page.routePath)
    .map(({ page, url, source }) => ({
      url,
      changedAt: page.lastUpdatedTime ?? page.frontmatter.published_at,
      alternates: alternatesOf(source),
    }));
  await write('/sitemap.xml', sitemapOf(pages));
  const robots = [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml', config)}`,
  ];
  await write('/robots.txt', `${robots.join('\n')}\n`);

  const { security, locales } = config;
  if (!security) return;
  const path = '/.well-known/security.txt';
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    `Preferred-Languages: ${locales.map(({ lang }) => lang).join(', ')}`,
    `Canonical: ${absoluteUrl(path, config)}`,
    ...(security.policy === undefined ? [] : [`Policy: ${security.policy}`]),
  ];
  await write(path, `${lines.join('\n')}\n`);
}

/** Writes a page and a rule for every redirect. */
export async function writeRedirects(
  write: WriteSiteFile,
  { config, redirects }: Site,
): Promise<void> {
  if (redirects.length === 0) return;
  for (const redirect of redirects.filter(({ from }) => !from.includes('#'))) {
    const canonical = new URL(redirect.href, config.url).href;
    const anchors = anchorsOf(redirect, redirects);
    await write(`${redirect.from}.html`, redirectPage(redirect, canonical, anchors));
  }
  await write('/_redirects', redirectRules(redirects, config.base));
}

/** Writes the files for hosts: the response headers, and for GitHub Pages a file that enables folders with a `_`. */
export async function writeHostFiles(write: WriteSiteFile, { config }: Site): Promise<void> {
  await write('/_headers', hostHeaders(config.base));
  await write('/.nojekyll', '');
}

/** Writes how browsers search the site in each language; announced in the head of every page. */
export async function writeOpenSearch(
  write: WriteSiteFile,
  { config, routing }: Site,
): Promise<void> {
  if (!searchModeOf(config)) return;
  const version = routing.defaultVersion;
  for (const { lang, title, description, home } of config.locales) {
    const path = pathFor({ locale: lang, version, slug: [SEARCH_SLUG] }, routing);
    const text = openSearchDescription({
      title,
      description,
      lang,
      searchUrl: absoluteUrl(path, config),
      iconUrl: config.icon && absoluteUrl(config.icon, config),
    });
    await write(home + OPEN_SEARCH, text);
  }
}

/** Writes the web manifest of every language. */
export async function writeManifests(write: WriteSiteFile, { config }: Site): Promise<void> {
  const { base, icon, appIcons } = config;
  for (const { lang, title, description, home } of config.locales) {
    const manifest = {
      name: title,
      short_name: title,
      description,
      lang,
      start_url: hrefFor(home, base),
      scope: hrefFor('/', base),
      display: 'minimal-ui',
      background_color: SURFACE.light,
      theme_color: SURFACE.light,
      icons: [
        ...appIcons.map(({ src, size }) => ({
          src: assetHref(src, base),
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
        ...(icon?.endsWith('.svg')
          ? [{ src: assetHref(icon, base), sizes: 'any', type: 'image/svg+xml' }]
          : []),
      ],
    };
    await write(`${home}site.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
