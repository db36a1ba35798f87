/** A page as it is listed for language models. */
export interface LlmsPage {
  title: string;
  description: string;
  /** The absolute address of its Markdown. */
  markdownUrl: string;
}

/** Pages under one heading. */
export interface LlmsSection {
  title: string;
  pages: readonly LlmsPage[];
}

interface LlmsSite {
  title: string;
  description: string;
  sections: readonly LlmsSection[];
}

/** The list of a site's pages in the format of llmstxt.org. */
export function llmsIndex({ title, description, sections }: LlmsSite): string {
  const blocks = sections
    .filter(({ pages }) => pages.length > 0)
    .map((section) => `## ${section.title}\n\n${section.pages.map(lineOf).join('\n')}\n`);
  return [`# ${title}\n`, `> ${description}\n`, ...blocks].join('\n');
}

function lineOf({ title, description, markdownUrl }: LlmsPage): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${markdownUrl}): ${description}`;
}
