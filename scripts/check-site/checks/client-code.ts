import type { Finding } from '../finding';
import type { ExportedSite } from '../site';

/** Words of packages that compile, highlight or translate while the site is built. */
const BUILD_CODE = ['micromark', 'scopeName', 'tmLanguage', 'gray-matter', 'next-intl'];

/** No grammar, highlighter or compiler reaches the browser. */
export function findBuildCode(site: ExportedSite): Finding[] {
  return [...site.names]
    .filter((name) => name.endsWith('.js'))
    .flatMap((file) => {
      const text = site.text(file);
      return BUILD_CODE.filter((word) => text.includes(word)).map((word) => ({
        file,
        message: `It holds “${word}”, which belongs to the build.`,
      }));
    });
}
