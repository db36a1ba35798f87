import type { FeedView } from '@/lib/page-head';

/**
 * Announces feeds to feed readers, with their languages, which the metadata of Next.js cannot say. React moves the
 * links into the head; the export gives them their place there (`scripts/export/passes/order-head.ts`).
 */
export function FeedLinks({ feeds }: { feeds: readonly FeedView[] }) {
  return feeds.map(({ url, mime, title, lang }) => (
    <link key={url} rel="alternate" title={title} type={mime} hrefLang={lang} href={url} />
  ));
}
