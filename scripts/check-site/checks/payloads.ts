import { attributeOf } from '../../export/html';
import type { Finding } from '../finding';
import { type ExportedSite, payloadFile } from '../site';

const BUILD = /"b":"([^"]+)"/;
const BUILD_NAME = /^[\da-f]{12}$/;

/** Every page names the payload beside it, and all payloads name the code that they were made for. */
export async function findWrongPayloads(site: ExportedSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  let known: string | undefined;
  for (const page of site.pages) {
    const own = payloadFile(page.file);
    const says = (message: string) => findings.push({ file: own, message });
    const values = page.elements.map((element) => attributeOf(element, 'data-payload'));
    const address = values.find(Boolean)?.split(' ')[0] ?? '';
    if (site.fileAt(`/${address.slice(site.base.length)}`) !== own) {
      says(`${page.file} names the payload “${address}” instead of this one.`);
      continue;
    }
    const [, build = ''] = BUILD.exec(await site.payloadOf(page)) ?? [];
    known ??= build;
    if (!BUILD_NAME.test(build)) says('The payload names no build.');
    else if (build !== known) says(`The payload is of another build: ${build}.`);
  }
  return findings;
}
