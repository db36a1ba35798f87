import path from 'node:path';
import { type CheckedConfig, siteConfigSchema } from '../config/site-config';
import { checkShape } from '../problem/check-shape';
import type { DataPath } from '../problem/located';
import type { Report } from '../problem/report';
import { checkPictures } from './images/pictures';
import { contentDir, displayName } from './read/content-dir';
import { isFile } from './read/files';
import { loadModule } from './read/load-module';

const CONFIG_NAME = 'site.config.ts';

/** The configuration as messages name it. */
export function siteConfigName(): string {
  return displayName(path.join(contentDir(), CONFIG_NAME));
}

/** The configuration, and the line that each value is written in. */
interface WrittenConfig {
  config: CheckedConfig;
  lineOf(path: DataPath): number;
}

/**
 * Read and check `site.config.ts` of the content folder. Errors are reported; without a usable
 * configuration there is no site, so the result is then undefined.
 */
export async function readSiteConfig(report: Report): Promise<WrittenConfig | undefined> {
  const absolute = path.join(contentDir(), CONFIG_NAME);
  const file = displayName(absolute);
  if (!isFile(absolute)) {
    report({
      file,
      problem: 'does not exist.',
      remedy:
        'Create it with `export default { title, description, url, defaultLocale, locales }`.',
    });
    return undefined;
  }
  const loaded = await loadModule(absolute, report);
  if (!loaded) return undefined;
  const { lineOf } = loaded;
  const config = checkShape(siteConfigSchema, loaded, file, report);
  const pictures = picturesOf(config).map(([at, image]) => ({ image, line: lineOf(at) }));
  if (config) checkPictures(pictures, file, config).forEach(report);
  return config && { config, lineOf };
}

/** Every picture that the configuration names, and where. */
function picturesOf(config: CheckedConfig | undefined): [path: DataPath, image: string][] {
  const { icon, appIcons = [], logo, family, socialLinks = [] } = config ?? {};
  const logos = typeof logo === 'object' ? logo : undefined;
  const logosOf = (list: 'tools' | 'more'): [DataPath, unknown][] =>
    (family?.[list] ?? []).map((tool, index) => [['family', list, index, 'logo'], tool.logo]);
  const named: [DataPath, unknown][] = [
    [['icon'], icon],
    ...appIcons.map(({ src }, index): [DataPath, unknown] => [['appIcons', index, 'src'], src]),
    [['logo'], logo],
    [['logo', 'light'], logos?.light],
    [['logo', 'dark'], logos?.dark],
    ...logosOf('tools'),
    ...logosOf('more'),
    ...socialLinks.map(({ mode, content }, index): [DataPath, unknown] => [
      ['socialLinks', index, 'content'],
      mode === 'img' ? content : undefined,
    ]),
  ];
  return named.filter((entry): entry is [DataPath, string] => typeof entry[1] === 'string');
}
