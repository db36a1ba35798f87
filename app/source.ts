import { cache } from 'react';
import type { Source } from '@/lib/content/build-data';

/** Pages are rendered from the content as it is now; in a build from files, see `built-source`. */
export const SOURCE: Source = {
  getSite: cache(() => given().getSite()),
  getTexts: (locale) => given().getTexts(locale),
  getInlineScripts: cache(() => given().getInlineScripts()),
  loadPage: cache((locale, path) => given().loadPage(locale, path)),
};

function given(): Source {
  const source = globalThis.contentSource;
  if (!source) throw new Error('Start the development server with `npm run dev`.');
  return source;
}
