import { attributeOf } from '../../export/html';
import type { Finding } from '../finding';
import { type ExportedSite, payloadFile } from '../site';

const BUILD = /"b":"([^"]+)"/;
const BUILD_NAME = /^[\da-f]{12}$/;

/** Checks that every page refers to the payload next to it, and that all payloads are of the same build. */
export async function findWrongPayloads(site: ExportedSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  let known: string | undefined;
  for (const page of site.pages) {
    const own = payloadFile(page.file);
    const says = (message: string) => findings.push({ file: own, message });
    const values = page.elements.map((element) => attributeOf(element, 'data-payload'));
    const address = values.find(Boolean)?.split(' ')[0] ?? '';
    if (site.fileAt(`/${address.slice(site.base.length)}`) !== own) {
      says(`${page.file} refers to the payload “${address}” instead of this one.`);
      continue;
    }
    const [, build = ''] = BUILD.exec(await site.payloadOf(page)) ?? [];
    known ??= build;
    if (!BUILD_NAME.test(build)) says('The payload does not name its build.');
    else if (build !== known) says(`The payload belongs to another build: ${build}.`);
  }
  return findings;
}
