import type { Locale, Version } from './model';

/** A page, as components see it. */
export interface PageInfo {
  language: Locale;
  version?: Version | undefined;
  /** Its address without the base, which links of pages may name: `/zh/guide/start/intro`. */
  path: string;
  /** Its address with the base, for links in components. */
  href: string;
  title: string;
  /** All keys, those of the site included. */
  frontmatter: Readonly<Record<string, unknown>>;
}
