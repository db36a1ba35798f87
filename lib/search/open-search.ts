import type { Locale } from '../model';

/** What a browser or a launcher needs to search a site. */
interface OpenSearchSource {
  title: string;
  description: string;
  lang: Locale;
  /** Absolute URL of the search page. */
  searchUrl: string;
  /** Absolute URL of the site's icon. */
  iconUrl: string | undefined;
}

/** The OpenSearch 1.1 description of a site's search in one language. Titles are short by that standard. */
export function openSearchDescription(source: OpenSearchSource): string {
  const { title, description, lang, searchUrl, iconUrl } = source;
  const icon = iconUrl ? `\n  <Image>${escapeXml(iconUrl)}</Image>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml([...title].slice(0, 16).join(''))}</ShortName>
  <Description>${escapeXml(description)}</Description>
  <Language>${escapeXml(lang)}</Language>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" template="${escapeXml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
