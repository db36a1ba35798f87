import type { ExportedPage } from '@/scripts/export/exported-page';
import { parseHtml, writeHtml } from '@/scripts/export/html';
import { readNextOutput } from '@/scripts/export/next-output';

export const PAYLOAD = '0:{"b":"1234","text":"a \u2028 </script> $& \\"b\\""}\n';
export const STYLES = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next">';
export const EARLY = '<script data-early="">f("$&")</script>';
export const READING =
  '<script type="module" src="/base/static/reading/reading.js" data-reading="/base/"></script>';
export const FRAMEWORK_SCRIPTS = ['/_next/static/a.js', '/_next/static/b.js', '/_next/static/c.js'];

interface NextPageParts {
  /** The content of the head from the early script to its end. */
  head?: string;
  styles?: string;
  early?: string;
  reading?: string;
  body?: string;
  /** The content at the end of the body. */
  end?: string;
}

/** A shortened page as Next.js exports it. */
export function nextPage({
  head = '<title>T</title>',
  styles = STYLES,
  early = EARLY,
  reading = READING,
  body = '<main><h1>T</h1></main>',
  end = payloadEnd(),
}: NextPageParts = {}): string {
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${styles}` +
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/c.js"/>' +
    '<script src="/_next/static/a.js" async=""></script><script src="/_next/static/b.js" async=""></script>' +
    `${early}${reading}${head}<script src="/_next/static/old.js" noModule=""></script></head>` +
    `<body>${body}${end}</body></html>`
  );
}

/** The end of the body as Next.js writes it: the scripts that start the framework, and the payload in parts. */
export function payloadEnd(payload = PAYLOAD): string {
  const parts = [payload.slice(0, 9), payload.slice(9)].map((part) => {
    const text = JSON.stringify([1, part]).replaceAll('<', '\\u003c');
    return `<script>self.__next_f.push(${text})</script>`;
  });
  return (
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"],"runtimeModuleIds":[7]});</script>' +
    '<script src="/_next/static/c.js" async=""></script>' +
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${parts.join('')}`
  );
}

export function readNextPage(html: string): ExportedPage {
  const document = parseHtml(html);
  const next = readNextOutput(document, '/guide/a');
  const page = { routePath: '/guide/a', frontmatter: { pageType: 'doc' } } as ExportedPage['page'];
  return { page, document, next };
}

/** The HTML of a page after some passes. */
export function passed(html: string, ...passes: ((page: ExportedPage) => void)[]): string {
  const page = readNextPage(html);
  for (const pass of passes) pass(page);
  return writeHtml(page.document);
}
