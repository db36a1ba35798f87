import { createHash } from 'node:crypto';
import type { Page } from '../../model';
import type { OpenPageData, Source } from '../../page/source';
import { parsePath } from '../../paths';
import { checkPage } from '../check/check-page';
import { brokenAnchors } from '../check/check-site';
import { compilePage } from '../compile/compile-page';
import { bundleInlineScripts } from '../data/browser-bundle';
import { readPageData, siteDataOf, textsFor } from '../data/page-data';
import { liveSearchSource } from '../search/search-files';
import type { Site } from '../site';
import { readKnownErrors } from './known-errors';
import { updateLivePage } from './live-pages';
import { readLiveSite } from './live-site';
import { sortProblems } from './shown-problems';

/** What is rendered in development: the content as it is now. */
export const LIVE_SOURCE: Source = {
  getSite: async () => siteDataOf(await readLiveSite()),
  getTexts: async (locale) => textsFor(locale, (await readLiveSite()).config),
  // Their code may have changed since the last page.
  getInlineScripts: async () => bundleInlineScripts((await readLiveSite()).config.darkMode),
  loadPage: loadOpenPage,
};

/** Find, compile and describe a page, with what its author is told; an unknown path gets the 404 page. */
export async function loadOpenPage(locale: string, path: string): Promise<OpenPageData> {
  const site = await readLiveSite();
  const page = findPage(site, locale, path);
  const compiled = await compilePage(site, page);
  const data = await readPageData(site, {
    page,
    compiled,
    searchSource: liveSearchSource(site, page),
  });
  const { ids, live, landmarks } = compiled;
  const { problems, anchors } = checkPage(site, page, compiled);
  updateLivePage(page.relativePath, live?.tree);
  // The last that is said if it keeps this process busy.
  if (live) console.log(`${page.file} runs its code. Nothing else is answered until that ends.`);
  const own = [...problems, ...brokenAnchors(anchors, new Map(landmarks && [[page, ids]]))];
  const { config, revision } = site;
  const { head, documentTitle } = data.view;
  const around = createHash('sha1').update(JSON.stringify([head, documentTitle, config]));
  return {
    ...data,
    ...sortProblems(site, page, { own, known: readKnownErrors() }),
    at: { locale, path, revision },
    messages: textsFor(locale, config),
    around: around.digest('hex'),
  };
}

function findPage({ routing, routes }: Site, locale: string, path: string): Page {
  const address = { ...parsePath(`/${path}`, { ...routing, locales: [] }), locale };
  const page = routes.find(address) ?? routes.find({ ...address, slug: ['404'] });
  if (!page) throw new Error(`The language “${locale}” has no 404 page.`);
  return page;
}
