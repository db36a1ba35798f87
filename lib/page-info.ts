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
  frontmatter: Readonly<Record<string, unknown>>;
}
