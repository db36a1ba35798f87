import { compileMdx } from '../mdx/compile';
import { hasSameAnswers, recordHost } from '../mdx/recorded-host';
import type { Page } from '../model';
import { PAGE_TYPES } from '../page-types';
import { textLocaleOf } from '../paths';
import type { Problem } from '../problem';
import { applyRules } from '../site-rules';
import { checkHead } from './check/check-head';
import { checkKeywords } from './check/check-keywords';
import type { CompiledPage } from './compiled-page';
import { missingGlossary } from './glossary-page';
import { messagesFor } from './messages';
import { anchorsIn, createQueries } from './page-host';
import { readStoredPage, type StoredPage, writeStoredPage } from './page-store';
import type { AnchorLink } from './routes';
import type { Site } from './site';

/**
 * Compile a page, and resolve what it links to and includes. What was compiled before is taken from the store while the
 * page and all answers that it got from the site are as they were.
 */
export async function compilePage(site: Site, page: Page): Promise<CompiledPage> {
  const { relativePath, file, body: text, format } = page;
  const labels = messagesFor(textLocaleOf(page)).content.markdown;
  const source = { relativePath, file, text, format, labels };
  const queries = createQueries(site, page);
  const kept = readStoredPage(source);
  if (kept && hasSameAnswers(kept.record, queries)) return finishPage(site, page, kept);
  const { host, readRecord } = recordHost(queries);
  const compiled = (await compileMdx(source, { host, labels })) ?? null;
  const stored = { record: readRecord(), compiled };
  writeStoredPage(source, stored);
  return finishPage(site, page, stored);
}

/** The page, with the anchors that it links to and with what is wrong with it. */
function finishPage(site: Site, page: Page, { record, compiled }: StoredPage): CompiledPage {
  const anchors: AnchorLink[] = [];
  const problems = [...checkHead(site, page, anchors), ...record.problems];
  anchors.push(...anchorsIn(record, site, page));
  if (!compiled) return { ...NOTHING, anchors, problems: applyRules(problems, site) };
  const asksForTerms = record.questions.some(([name]) => name === 'readGlossary');
  problems.push(
    ...checkTitle(page, compiled.title),
    ...checkKeywords(page, compiled),
    ...(asksForTerms ? [] : missingGlossary(site, page)),
  );
  return { ...compiled, anchors, problems: applyRules(problems, site) };
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
