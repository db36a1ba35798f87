import type { PageAddress, Routing } from './model';

/**
 * Reduce a URL path to the one form routes are compared in: decoded, lower case,
 * without `.html`, a final `index` or a trailing slash.
 *
 * A path with a broken escape stays as it is. It then matches no page, and a 404 is
 * the right answer to it.
 *
 * @example
 * canonicalPath('/Guide/Start/Intro.html') // '/guide/start/intro'
 * canonicalPath('/zh/index')               // '/zh'
 */
export function canonicalPath(path: string): string {
  const canonical = decodeOrKeep(path)
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+(?:index)?$/, '');
  return canonical === '' ? '/' : canonical;
}

/** Split a path into language, version and the segments below them; what is left out is the default. */
export function parsePath(path: string, routing: Routing): PageAddress {
  const segments = canonicalPath(path).split('/').filter(Boolean);
  const locale = takeFirst(segments, routing.locales) ?? routing.defaultLocale;
  const version = takeFirst(segments, routing.versions) ?? routing.defaultVersion;
  return { locale, version, slug: segments };
}

/**
 * The path of a page: `/guide/start/intro` in the default language, `/zh/…` otherwise.
 * Home pages end with a slash, because `/zh/` is a folder on every file server.
 */
export function pathFor({ locale, version, slug }: PageAddress, routing: Routing): string {
  const segments = [...slug];
  if (version !== undefined && version !== routing.defaultVersion) segments.unshift(version);
  if (locale !== routing.defaultLocale) segments.unshift(locale);
  const isHome = slug.length === 0;
  return `/${segments.join('/')}${isHome && segments.length > 0 ? '/' : ''}`;
}

/** The path of the home page of a language and version. */
export function homePath(root: Omit<PageAddress, 'slug'>, routing: Routing): string {
  return pathFor({ ...root, slug: [] }, routing);
}

/**
 * The link to a path on a site served below `base`.
 *
 * @example hrefFor('/guide', '/docs/') // '/docs/guide'
 */
export function hrefFor(path: string, base: string): string {
  return `${base.replace(/\/$/, '')}${path}`;
}

/**
 * The href of a file in `public/`; an address elsewhere stays as it is.
 *
 * @example assetHref('/logo.svg', '/docs/') // '/docs/logo.svg'
 */
export function assetHref(source: string, base: string): string {
  return isExternal(source) ? source : hrefFor(source, base);
}

/** Is a tag next to a link a picture, and neither words nor a drawing? */
export function isPictureTag(tag: string): boolean {
  return /^(?:https?:\/|\/|data:image\/)/.test(tag);
}

/** A tag next to a link: words, a drawing, or a picture, which is an address. */
export function tagWithBase(tag: string | undefined, base: string): string | undefined {
  return tag?.startsWith('/') ? assetHref(tag, base) : tag;
}

/** Does a link leave the site: another origin, another scheme, or protocol-relative? */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

function takeFirst(segments: string[], choices: readonly string[]): string | undefined {
  const first = segments[0];
  const match = choices.find((name) => name.toLowerCase() === first);
  if (match !== undefined) segments.shift();
  return match;
}

/** Decode percent escapes; a text with a broken one stays as it is. */
export function decodeOrKeep(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
