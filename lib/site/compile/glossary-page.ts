import type { MdxHost } from '../../mdx/base/host';
import type { Page } from '../../model';
import { hrefFor } from '../../paths';
import { rootKeyOf } from '../pages/pages';
import type { Site } from '../site';

/** The terms as a page may use them: the page of the glossary shows them, every other one links to them. */
export function accessGlossary(
  site: Site,
  page: Page,
): Pick<MdxHost, 'readGlossary' | 'findDefinition'> {
  const { glossary } = site;
  const glossaryPage = glossaryPageLike(site, page);
  return {
    readGlossary() {
      const terms = glossary?.inLocale.get(page.locale);
      if (!glossary || !terms) {
        const problem = 'shows the glossary, but the content has no usable glossary.yaml.';
        return { problem, remedy: 'Write one, or remove `<Glossary />`.' };
      }
      if (page === glossaryPage) return terms;
      const problem = `shows the glossary, which belongs on ${glossary.page.name}.`;
      return { problem, remedy: `Remove it, or correct \`page\` in ${glossary.file}.` };
    },

    findDefinition(href) {
      if (!glossary || !glossaryPage || page === glossaryPage) return undefined;
      const [path, id = ''] = href.split('#');
      if (path !== hrefFor(glossaryPage.routePath, site.config.base)) return undefined;
      return glossary.definitionOf(page.locale, id);
    },
  };
}

/** The page that shows the terms in the language and version of a page. */
export function glossaryPageLike({ glossary, routes }: Site, page: Page): Page | undefined {
  return glossary && routes.findByFile(`${rootKeyOf(page)}/${glossary.page.name}`);
}
