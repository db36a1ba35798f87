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
