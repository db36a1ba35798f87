import { cache } from 'react';
import { readBuildData, readBuiltPage, type Source } from '@/lib/content/build-data';

/**
 * A build renders the files that it has written after its check. The bundler takes this module in place of `source`, so
 * it does not bundle the code that reads and compiles the content, and the processes that render do not load it.
 */
export const SOURCE: Source = {
  getSite: async () => readBuildData(),
  getTexts: async (locale) => {
    const texts = readBuildData().texts[locale];
    if (!texts) throw new Error(`The language “${locale}” has no texts.`);
    return texts;
  },
  getInlineScripts: async () => readBuildData().inlineScripts,
  loadPage: cache(async (locale, path) => readBuiltPage(locale, path)),
};
