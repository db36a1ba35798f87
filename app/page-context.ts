import { cache } from 'react';
import type { PageInfo } from '@/lib/page-info';

/** What components of a page may ask. */
interface PageContext {
  page: PageInfo;
  /** By language. */
  pages: Readonly<Record<string, readonly PageInfo[]>>;
}

/** One per page that is rendered. */
const readHolder = cache((): { context?: PageContext } => ({}));

/** Says what page is rendered. */
export function setPageContext(context: PageContext): void {
  readHolder().context = context;
}

/** The page that a component is on: its language, path, title and front matter. For components without `'use client'`. */
export function getPage(): PageInfo {
  return readContext().page;
}

/** The pages of a language, in the order of their files. By default that of the page. */
export function getPages(language = getPage().language): readonly PageInfo[] {
  return readContext().pages[language] ?? [];
}

function readContext(): PageContext {
  const { context } = readHolder();
  if (!context)
    throw new Error('A client component cannot ask for pages: give it what it needs as props.');
  return context;
}
