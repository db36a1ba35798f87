import type { Locale, Version } from './model';

/** A page, as plugins and components of a site see it. */
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

/** The places of slots: below the title and at the end of a document, above its sidebar, below the text of a home page. */
export const SLOTS = ['afterTitle', 'articleEnd', 'sidebarStart', 'homeSections'] as const;

export type SlotName = (typeof SLOTS)[number];
