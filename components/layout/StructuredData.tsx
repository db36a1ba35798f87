/**
 * What search engines read about the page. It is data: a browser runs nothing of it, and a policy that
 * forbids inline scripts lets it pass.
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
