import type { Source } from '@/lib/content/build-data';
import { getLiveScripts, getLiveSite, getLiveTexts, loadLivePage } from './live';

/** Pages are rendered from the content as it is now; in a build from files, see `built-source`. */
export const SOURCE: Source = {
  getSite: getLiveSite,
  getTexts: getLiveTexts,
  getInlineScripts: getLiveScripts,
  loadPage: loadLivePage,
};
