import type { PluggableList } from 'unified';
import type { Locale, Version } from '../model';
import type { PageInfo, SlotName } from '../page-info';
import type { MdxHost } from './host';

/** The page that a slot is on. */
export interface SlotPage extends PageInfo {
  /** As it is written, without front matter. */
  text: string;
}

/** The pages of a language, in the order of their files. */
export type GetPages = (language: Locale) => readonly PageInfo[];

/** A page that is made from data. */
export interface GeneratedPage {
  language: Locale;
  /** Only on a site with versions. */
  version?: Version;
  /** Its address below language and version: `tags/loaders`. */
  path: string;
  /** MDX, with front matter. */
  text: string;
}

/** A place in the frame of pages, and the MDX that is there; none on pages for which it returns nothing. */
type Slot = (page: SlotPage, getPages: GetPages) => string | undefined;

/** Plugins of a page; they may ask the host for what they have to know about the site, and report problems to it. */
export interface MarkdownPlugins {
  /** Run before all others that read the page, so that what they make is checked like what is written. */
  remark?: PluggableList;
  /** Run once outline and search text are taken. */
  rehype?: PluggableList;
}

/** What `plugins.ts` in the content folder may add to a site. */
export interface SitePlugins {
  markdown?: (host: MdxHost) => MarkdownPlugins;
  /** @param getPages The pages that are written. */
  pages?: (getPages: GetPages) => readonly GeneratedPage[] | Promise<readonly GeneratedPage[]>;
  slots?: { readonly [Name in SlotName]?: Slot };
}

/** Gives `plugins.ts` its types: `export default definePlugins({ … })`. */
export function definePlugins(plugins: SitePlugins): SitePlugins {
  return plugins;
}
