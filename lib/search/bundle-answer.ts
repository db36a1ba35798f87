import { linkOf } from './hit-link';
import { readMarked } from './hosted-answer';
import type { SearchGroup } from './model';

/** A page that answers everywhere does not push the others out of sight. */
const MOST_PER_PAGE = 2;
const CUT = '…';

/** What Pagefind says of a page that it found, as far as it is shown. */
export interface BundleHit {
  meta: { title?: string };
  /** All that the page says. */
  content: string;
  sub_results: readonly { title: string; url: string; excerpt: string }[];
}

/** The hits of a page: its best passages, each with the heading that it stands below. */
export function bundleGroup(
  { meta, content, sub_results: parts }: BundleHit,
  origin: string,
): SearchGroup {
  const title = meta.title ?? '';
  const result = parts.slice(0, MOST_PER_PAGE).flatMap((part) => {
    const link = linkOf(part.url, origin);
    if (link === undefined) return [];
    const { text } = readMarked(part.excerpt);
    const { highlights, text: statement } = readMarked(
      (content.startsWith(text) ? '' : CUT) + part.excerpt + (content.endsWith(text) ? '' : CUT),
    );
    return [
      {
        type: 'content' as const,
        link,
        title,
        header: part.url.includes('#') ? part.title : undefined,
        statement,
        highlightInfoList: highlights,
      },
    ];
  });
  return { group: title, result, renderType: 'default' };
}
