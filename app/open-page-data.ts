import { createHash } from 'node:crypto';
import { getLiveTexts, loadLivePage } from './live';
import type { OpenPageData } from './open-page-state';

/** The page at a path below its language, for `OpenPage`. */
export async function openPageData(locale: string, path: string): Promise<string> {
  const { site, ...page } = await loadLivePage(locale, path);
  const { config, revision } = site;
  const { head, documentTitle } = page.view;
  const around = createHash('sha1').update(JSON.stringify([head, documentTitle, config]));
  return JSON.stringify({
    at: { locale, path, revision },
    ...page,
    messages: await getLiveTexts(locale),
    around: around.digest('hex'),
  } satisfies OpenPageData);
}
