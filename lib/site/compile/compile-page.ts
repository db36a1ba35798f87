import { compileMdx } from '../../mdx/compile';
import type { Page } from '../../model';
import type { Site } from '../site';
import type { CompiledPage } from './compiled-page';
import { createHost } from './page-host';

/** Compiled pages. All pages are new objects after any change of the content but one of a text; see `readLiveSite`. */
const compiledPages = new WeakMap<Page, { body: string; compiled: Promise<CompiledPage> }>();

/** A page compiled, with what it links to and includes. Its text is compiled once. */
export function compilePage(site: Site, page: Page): Promise<CompiledPage> {
  const { body } = page;
  const last = compiledPages.get(page);
  if (last?.body === body) return last.compiled;
  const compiled = compileText(site, page);
  compiledPages.set(page, { body, compiled });
  return compiled;
}

async function compileText(site: Site, page: Page): Promise<CompiledPage> {
  const { file, body: text, format } = page;
  const { host, ...found } = createHost(site, page);
  const isTour = page.frontmatter.tour !== undefined;
  const compiled = await compileMdx({ file, text, format }, { host, isTour });
  return { ...(compiled ?? NOTHING), ...found, ...(page.isUnread && { landmarks: undefined }) };
}

/** A page with a syntax error. */
const NOTHING = {
  nodes: [],
  live: undefined,
  toc: [],
  ids: [],
  title: undefined,
  text: '',
  excerpt: undefined,
  unsearched: [],
  landmarks: undefined,
  hasImages: false,
};
