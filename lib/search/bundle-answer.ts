import { linkOf } from './hit-link';
import { readMarked } from './marked-text';
import { MOST_PER_PAGE, type SearchGroup } from './model';

const CUT = '…';

/** A page that Pagefind found; the parts that are shown. */
export interface BundleHit {
  meta: { title?: string };
  /** The text of the page. */
  content: string;
  sub_results: readonly { title: string; url: string; excerpt: string }[];
}

/** The hits of a page: its best passages, each with its heading. */
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
