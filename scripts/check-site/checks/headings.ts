import { attributeOf, type Element } from '../../export/html';
import type { Finding } from '../finding';
import { parentOf, placeOf } from '../place';
import type { ExportedSite, SitePage } from '../site';

interface Heading {
  element: Element;
  level: number;
}

/** Checks that every page has one h1, and does not skip heading levels. */
export function findWrongHeadings(site: ExportedSite): Finding[] {
  return site.pages.flatMap((page) => {
    const headings = headingsOf(page);
    const tops = headings.filter(({ level }) => level === 1);
    const says = (message: string, element?: Element) => ({
      file: page.file,
      element: element && placeOf(element),
      message,
    });
    const skips = headings.flatMap(({ element, level }, index) => {
      const before = headings[index - 1]?.level ?? 0;
      return level - before > 1 ? [says(`h${level} follows h${before}.`, element)] : [];
    });
    if (tops.length === 1) return skips;
    return [says(`The page has ${tops.length} h1 elements.`, tops[1]?.element), ...skips];
  });
}

/** The visible headings of a page. */
export function headingsOf({ elements }: SitePage): Heading[] {
  return elements
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .filter((element) => !isHidden(element))
    .map((element) => ({ element, level: Number(element.tagName[1]) }));
}

function isHidden(element: Element): boolean {
  const parent = parentOf(element);
  return attributeOf(element, 'hidden') !== undefined || (parent !== undefined && isHidden(parent));
}
