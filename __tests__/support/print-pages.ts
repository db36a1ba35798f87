/**
 * Prints pages of the current content folder as they are compiled. In a process of its own: Jest names the lines of errors
 * in a way of its own.
 */
import { checkSite } from '@/lib/site/check/check-site';
import { compilePage } from '@/lib/site/compile/compile-page';
import { readPageData } from '@/lib/site/data/page-data';
import { readSite } from '@/lib/site/site';

async function print(): Promise<void> {
  const site = await readSite();
  const problems = await checkSite(site);
  const pages = await Promise.all(
    site.pages.map(async (page) => {
      const compiled = await compilePage(site, page);
      const { view } = await readPageData(site, { page, compiled, searchSource: undefined });
      return [page.relativePath, { page, compiled, view }];
    }),
  );
  console.log(JSON.stringify({ problems, pages: Object.fromEntries(pages) }));
}

void print();
