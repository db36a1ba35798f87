import { attributeOf, isLink } from '../../export/html';
import type { SiteProblem } from '../problem';
import type { ExportedSite, SitePage } from '../site';

const DEFAULT = 'x-default';

type Alternate = readonly [lang: string, href: string];

/** Checks that pages link to all their translations, with `x-default`. */
export function findUnequalTranslations(site: ExportedSite): SiteProblem[] {
  return site.pages.flatMap((page) => wrongAlternates(page, site));
}

function wrongAlternates(page: SitePage, site: ExportedSite): SiteProblem[] {
  const alternates = alternatesOf(page);
  const says = (message: string) => ({ file: page.file, message });
  const list = JSON.stringify(alternates);
  const wrong = alternates.flatMap(([lang, href]) => {
    const translation = site.pageAt(href);
    if (!translation) return [says(`hreflang="${lang}" leads to no page: ${href}`)];
    if (lang !== DEFAULT && translation.lang !== lang) {
      return [
        says(`hreflang="${lang}" leads to ${translation.file}, which is in “${translation.lang}”.`),
      ];
    }
    if (JSON.stringify(alternatesOf(translation)) === list) return [];
    return [
      says(
        `${translation.file}, named with hreflang="${lang}", does not link to the same translations.`,
      ),
    ];
  });
  if (!page.isIndexed) return wrong;
  const langs = alternates.map(([lang]) => lang);
  if (!langs.includes(DEFAULT)) wrong.push(says(`No hreflang="${DEFAULT}".`));
  if (!alternates.some(([lang, href]) => lang === page.lang && href === page.canonical)) {
    wrong.push(says(`The page has no hreflang="${page.lang}" with its own address.`));
  }
  return wrong;
}

/** The translations that a page names. Feeds have a language and a type. */
function alternatesOf({ elements }: SitePage): Alternate[] {
  return elements
    .filter((element) => isLink(element, 'alternate') && attributeOf(element, 'type') === undefined)
    .map((element) => [attributeOf(element, 'hreflang') ?? '', attributeOf(element, 'href') ?? '']);
}
