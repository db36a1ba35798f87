import { compileMdx } from '../../mdx/compile';
import { messagesFor } from '../../messages';
import type { Page } from '../../model';
import { PAGE_TYPES } from '../../page-types';
import type { Problem } from '../../problem/problem';
import { checkHead } from '../check/check-head';
import { checkKeywords } from '../check/check-keywords';
import type { Site } from '../site';
import type { CompiledPage } from './compiled-page';
import { missingGlossary } from './glossary-page';
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
  const labels = messagesFor(page.locale).content.markdown;
  const { host, problems, anchors, asked } = createHost(site, page);
  problems.push(...checkHead(site, page, anchors));
  const compiled = await compileMdx({ file, text, format }, { host, labels });
  if (!compiled) return { ...NOTHING, anchors, problems };
  problems.push(
    ...checkTitle(page, compiled.title),
    ...checkKeywords(page, compiled),
    ...(asked.terms ? [] : missingGlossary(site, page)),
  );
  return { ...compiled, anchors, problems };
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
  keywords: [],
  landmarks: undefined,
  hasImages: false,
};

/** Navigation found the title on one line of the text; the compiled page tells whether that was right. */
function checkTitle(page: Page, title: string | undefined): Problem[] {
  const { file, frontmatter, heading } = page;
  const { pageType, hero, title: ownTitle } = frontmatter;
  const line = heading?.line;
  const { showsTitle } = PAGE_TYPES[pageType];
  if (title !== undefined && (showsTitle === 'always' || (showsTitle === 'with hero' && hero))) {
    const problem = `has the h1 “${title}”, but its layout shows one already.`;
    return [{ file, line, problem, remedy: 'Begin with `##`.' }];
  }
  if (page.body.trim() === '' && needsText(page)) {
    return [
      { file, problem: 'is empty.', remedy: 'Write `# Title` and a text, or remove the file.' },
    ];
  }
  if (ownTitle !== undefined) return [];
  if (title === undefined && needsTitle(page)) {
    const remedy = 'Begin the text with `# Title`, or write `title: …` in the front matter.';
    return [{ file, problem: 'has no title.', remedy }];
  }
  if (title === heading?.text) return [];
  const problem = `has the title “${title ?? ''}”, which navigation cannot find.`;
  return [{ file, line, problem, remedy: 'Add `title: …` to the front matter.' }];
}

/** Home pages, overviews and built-in pages say something by themselves. */
function needsText({ frontmatter: { pageType, overview } }: Page): boolean {
  return PAGE_TYPES[pageType].isDocument && !overview;
}

/** The home page is named like its site. */
function needsTitle(page: Page): boolean {
  return needsText(page) && page.slug.length > 0 && page.frontmatter.hero?.name === undefined;
}
