import { readFileSync, writeFileSync } from 'node:fs';
import { cache } from 'react';
import {
  BEGUN_DIR,
  BUILD_DATA_FILE,
  type BuildData,
  type PageRoute,
  pageDataFile,
  type Source,
} from '@/lib/page/source';

/** The only place where the routes ask for content. */
export const SOURCE: Source = {
  getSite: cache(() => asked().getSite()),
  getTexts: (locale) => asked().getTexts(locale),
  getInlineScripts: cache(() => asked().getInlineScripts()),
  loadPage: cache((locale, path) => asked().loadPage(locale, path)),
};

/** The addresses that a build renders; the development server renders any. */
export function routesOfBuild(): PageRoute[] {
  return isBuild() ? readSite().routes : [];
}

/** The languages that a build renders. */
export function localesOfBuild(): { locale: string }[] {
  return isBuild() ? readSite().locales.map((locale) => ({ locale })) : [];
}

function isBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}

function asked(): Source {
  return globalThis.contentSource ?? BUILT;
}

/** What a build has written. */
const BUILT: Source = {
  getSite: async () => readSite(),
  getTexts: async (locale) => {
    const texts = readSite().texts[locale];
    if (!texts) throw new Error(`The language “${locale}” has no texts.`);
    return texts;
  },
  getInlineScripts: async () => readSite().inlineScripts,
  loadPage: async (locale, path) => {
    writeFileSync(`${BEGUN_DIR}/${process.pid}`, `/${locale}/${path}`);
    return JSON.parse(readFileSync(pageDataFile(locale, path), 'utf8'));
  },
};

let site: BuildData | undefined;

/**
 * It is read synchronously: React writes the parts of a page in the order in which they are ready, and the first page of a
 * process would otherwise have other bytes than later ones.
 */
function readSite(): BuildData {
  site ??= JSON.parse(readFileSync(BUILD_DATA_FILE, 'utf8')) as BuildData;
  return site;
}
