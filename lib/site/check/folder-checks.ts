import type { SiteSettings } from '../../config/resolve-site';
import type { Routing, SidebarItem } from '../../model';
import type { DataPath } from '../../problem/located';
import type { Report } from '../../problem/report';
import { checkGlossaryPage, type SiteGlossary } from '../lists/glossary';
import type { ContentRoot } from '../pages/pages';
import type { Routes, WrittenPages } from '../pages/routes';
import { checkFeeds } from './check-feeds';
import { checkFolder } from './check-folder';
import { checkListed } from './check-listed';
import { checkHomes, checkRoutes, checkTranslations } from './check-pages';
import { checkPublic } from './check-public';
import { checkSearchStart } from './check-search-start';

/** What was read of the content folder. */
interface ReadFolder extends WrittenPages {
  config: SiteSettings;
  routing: Routing;
  roots: readonly ContentRoot[];
  routes: Routes;
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  glossary: SiteGlossary | undefined;
  /** The files of `public/`, as addresses: `/logo.svg`. */
  publicFiles: ReadonlySet<string>;
  /** The files with errors, of which not all could be read. */
  broken: ReadonlySet<string>;
  /** The line of a value in the configuration. */
  lineOf(path: DataPath): number;
}

/** What is checked of the folder as a whole, before its pages are compiled. The order does not matter. */
export const CHECKS: readonly ((folder: ReadFolder, report: Report) => void)[] = [
  checkFolder,
  checkHomes,
  checkRoutes,
  checkTranslations,
  checkPublic,
  checkListed,
  checkFeeds,
  checkSearchStart,
  checkGlossaryPage,
];
