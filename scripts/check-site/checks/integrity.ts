import { dataAttribute } from '../../../lib/data-names';
import type { HashedFile, PageFramework } from '../../../lib/page-framework';
import { attributeOf, type Element, textOf } from '../../export/html';
import { hashOf } from '../../export/policy';
import { placeOf, type SiteProblem } from '../problem';
import type { ExportedSite } from '../site';

/** Checks that files match the hashes in the pages. */
export function findWrongIntegrity(site: ExportedSite): SiteProblem[] {
  const hashes = new Map<string, string>();
  const hashAt = (file: string) => {
    const hash = hashes.get(file) ?? hashOf(site.bytes(file));
    hashes.set(file, hash);
    return hash;
  };
  return site.pages.flatMap(({ file, elements }) =>
    elements.flatMap((element) => {
      const address = attributeOf(element, 'src') ?? attributeOf(element, 'href') ?? '';
      const named = [[address, attributeOf(element, 'integrity')], ...frameworkFiles(element)];
      return named.flatMap(([url, hash]) => {
        const target = hash ? site.fileAt(`/${(url ?? '').slice(site.base.length)}`) : undefined;
        if (!target || hashAt(target) === hash) return [];
        return [
          {
            file,
            element: placeOf(element),
            message: `${target} does not match the hash in the page.`,
          },
        ];
      });
    }),
  );
}

/** The files that make the components of a page alive. */
function frameworkFiles(element: Element): readonly HashedFile[] {
  if (attributeOf(element, dataAttribute('framework')) === undefined) return [];
  const { scripts, styles, payload }: PageFramework = JSON.parse(textOf(element));
  return [...scripts, ...styles, payload];
}
