import type { Problem } from '../../problem/problem';
import type { Report } from '../../problem/report';
import { checkGlossaryPage } from '../lists/glossary';
import type { Site } from '../site';
import { checkFeeds } from './check-feeds';
import { checkFolder } from './check-folder';
import { checkListed } from './check-listed';
import { checkHomes, checkRoutes, checkTranslations } from './check-pages';
import { checkPublic } from './check-public';
import { checkSearchStart } from './check-search-start';

/** The site, and its files with errors, of which not all could be read. */
type ReadFolder = Site & { broken: ReadonlySet<string> };

/** What is checked of the folder as a whole. The order does not matter. */
const CHECKS: readonly ((folder: ReadFolder, report: Report) => void)[] = [
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

/** Errors that no single page shows. */
export function checkFolders(site: Site): Problem[] {
  const problems: Problem[] = [];
  const broken = new Set(site.problems.map(({ file }) => file));
  for (const check of CHECKS) check({ ...site, broken }, (problem) => problems.push(problem));
  return problems;
}
