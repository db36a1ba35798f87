import type { SiteSettings } from '../../config/resolve-site';
import type { Routing } from '../../model';
import type { DataPath } from '../../problem/located';
import type { Report } from '../../problem/report';
import type { Routes } from '../pages/routes';
import { siteConfigName } from '../site-config';

interface StartSource {
  config: Pick<SiteSettings, 'search'>;
  routing: Routing;
  routes: Routes;
  /** The line of a value in the configuration. */
  lineOf(path: DataPath): number;
}

/** Errors in `search.start`: pages that a language does not have. */
export function checkSearchStart(
  { config, routing, routes, lineOf }: StartSource,
  report: Report,
): void {
  const { locales, defaultVersion: version } = routing;
  const place = { file: siteConfigName() };
  for (const [index, path] of config.search.start.entries()) {
    for (const locale of locales) {
      const target = routes.resolve(path, { locale, version, relativePath: locale });
      if (target.kind === 'page') continue;
      const line = lineOf(['search', 'start', index]);
      const problem = `starts the search in ${locale} at ${path}, which is not a page.`;
      const remedy = target.kind === 'missing' ? target.remedy : 'Write the path of a page.';
      report({ ...place, line, problem, remedy });
    }
  }
}
