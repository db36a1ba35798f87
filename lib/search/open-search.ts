import { escapeHtml } from '../html';
import type { Locale } from '../model';

/** The name of the file, below the home page of its language. */
export const OPEN_SEARCH = 'opensearch.xml';

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
  const icon = iconUrl ? `\n  <Image>${escapeHtml(iconUrl)}</Image>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml([...title].slice(0, 16).join(''))}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <Language>${escapeHtml(lang)}</Language>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" template="${escapeHtml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
