import type { FeedView } from '@/lib/page/page-head';

/**
 * Announces feeds to feed readers, with their languages, which the metadata of Next.js cannot say. React moves the
 * links into the head; the export gives them their place there (`scripts/export/passes/arrange-head.ts`).
 */
export function FeedLinks({ feeds }: { feeds: readonly FeedView[] }) {
  return feeds.map(({ url, mime, title, lang }) => (
    <link key={url} rel="alternate" title={title} type={mime} hrefLang={lang} href={url} />
  ));
}

/**
 * The structured data of the page, for search engines. Browsers do not run it, so a policy that forbids inline scripts
 * allows it.
 *
 * @param data JSON that is safe inside a script element; see `scriptJson`.
 */
export function StructuredData({ data }: { data: readonly string[] }) {
  return data.map((json) => (
    <script
      type="application/ld+json"
      key={json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`
      dangerouslySetInnerHTML={{ __html: json }}
    />
  ));
}
