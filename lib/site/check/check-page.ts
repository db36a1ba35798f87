import type { Page } from '../../model';
import { PAGE_TYPES } from '../../page-types';
import type { Problem } from '../../problem/problem';
import type { CompiledPage } from '../compile/compiled-page';
import { glossaryPageLike } from '../compile/glossary-page';
import type { AnchorLink } from '../pages/routes';
import type { Site } from '../site';
import { checkHead } from './check-head';
import { checkKeywords } from './check-keywords';

/** Errors in a compiled page, and the anchors that it links to, which only all pages together can check. */
export interface CheckedPage {
  problems: readonly Problem[];
  anchors: readonly AnchorLink[];
}

/** Check a page: its front matter, its text, and how they fit. After a syntax error nothing is known of the text. */
export function checkPage(site: Site, page: Page, compiled: CompiledPage): CheckedPage {
  const anchors = [...compiled.anchors];
  const problems = [...checkHead(site, page, anchors), ...compiled.problems];
  if (compiled.landmarks) {
    problems.push(
      ...checkTitle(page, compiled.title),
      ...checkKeywords(page, compiled, site.keywords.get(page)),
      ...checkGlossary(site, page, compiled),
    );
  }
  return { problems, anchors };
}

/** The error of a page that should show the terms and has not asked for them. */
function checkGlossary(site: Site, page: Page, { asked }: CompiledPage): Problem[] {
  const { glossary } = site;
  if (asked.terms || !glossary || page !== glossaryPageLike(site, page)) return [];
  const problem = `does not show the terms of ${glossary.file}, which names it.`;
  const remedy = 'Put `<Glossary />` on its own line where they belong.';
  return [{ file: page.file, problem, remedy }];
}

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
