import { attributeOf } from '../../export/html';
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
      const hash = attributeOf(element, 'integrity');
      const target = hash ? site.fileAt(`/${address.slice(site.base.length)}`) : undefined;
      if (!target || hashAt(target) === hash) return [];
      const message = `${target} does not match the hash in the page.`;
      return [{ file, element: placeOf(element), message }];
    }),
  );
}
