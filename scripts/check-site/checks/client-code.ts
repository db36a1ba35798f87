import type { SiteProblem } from '../problem';
import type { ExportedSite } from '../site';

/** Words from packages that compile, highlight, translate or check during the build. */
const BUILD_CODE = ['micromark', 'scopeName', 'tmLanguage', 'gray-matter', 'next-intl', '_zod'];

/** Checks that no grammar, highlighter or compiler is shipped to the browser. */
export function findBuildCode(site: ExportedSite): SiteProblem[] {
  return [...site.names]
    .filter((name) => name.endsWith('.js'))
    .flatMap((file) => {
      const text = site.text(file);
      return BUILD_CODE.filter((word) => text.includes(word)).map((word) => ({
        file,
        message: `The file contains “${word}”, which belongs to the build.`,
      }));
    });
}
