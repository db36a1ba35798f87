import { type ExportedPage, type Pass, parsePage } from '@/scripts/export/exported-page';
import { writeHtml } from '@/scripts/export/html';

const STYLES = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next">';
export const EARLY = '<script data-inline="early">f("$&")</script>';
export const READING =
  '<script type="module" src="/base/static/reading/reading.js" data-reading="/base/"></script>';
/** The end of the body as Next.js writes it: the scripts that start the framework, and the payload in parts. */
const END =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>' +
  '<script src="/_next/static/c.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:"])</script>';

interface NextPageParts {
  /** The content of the head from the early script to its end. */
  head?: string;
  early?: string;
  reading?: string;
  body?: string;
}

/** A shortened page as Next.js exports it. */
export function nextPage({
  head = '<title>T</title>',
  early = EARLY,
  reading = READING,
  body = '<main><h1>T</h1></main>',
}: NextPageParts = {}): string {
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${STYLES}` +
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/c.js"/>' +
    '<script src="/_next/static/a.js" async=""></script><script src="/_next/static/b.js" async=""></script>' +
    `${early}${reading}${head}<script src="/_next/static/old.js" noModule=""></script></head>` +
    `<body>${body}${END}</body></html>`
  );
}

export function readNextPage(html: string): ExportedPage {
  const page = { routePath: '/guide/a', frontmatter: { pageType: 'doc' } } as ExportedPage['page'];
  return parsePage(html, page);
}

/** The HTML of a page after some passes. @throws if they find faults. */
export function passed(html: string, ...passes: Pass[]): string {
  const page = readNextPage(html);
  for (const pass of passes) pass(page);
  if (page.faults.length > 0) throw new Error(page.faults.join('\n'));
  return writeHtml(page.document);
}
