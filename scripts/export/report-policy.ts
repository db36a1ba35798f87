import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPublicFiles } from '../../lib/site/images/assets';
import { UserError } from '../support/user-error';
import { attributeOf, type Element, elementsOf, parseHtml, writeHtml } from './html';
import { putPolicy } from './passes/state-policy';
import { inlineScriptOf, policyText, sourceOf } from './policy';

/**
 * Adds a policy to every page in `public/`: the live report, which is one self-contained file. It may run
 * its own scripts, by their hashes, and show images from data URLs, and may not send requests. Its components write
 * their styles at run time, so hashes cannot allow them in advance.
 */
export async function restrictPublicPages(folder: string): Promise<void> {
  for (const name of listPublicPages()) {
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    // A file without elements proves the ownership of the site to a search engine and must not change.
    if (html.includes('<')) await writeFile(file, restrictReport(html, `public/${name}`));
  }
}

/** The pages in `public/`, by their paths in it. */
function listPublicPages(): string[] {
  return listPublicFiles().filter((file) => file.endsWith('.html'));
}

/**
 * A self-contained page with its policy.
 *
 * @param file Its name, for the error.
 * @throws UserError if it leads readers elsewhere.
 */
export function restrictReport(html: string, file: string): string {
  const document = parseHtml(html);
  const elements = elementsOf(document);
  if (elements.some(isRefresh)) throw new UserError(refusedRefresh(file));
  const scripts = elements.map(inlineScriptOf).filter((script) => script !== undefined);
  const text = policyText({
    'default-src': ["'none'"],
    'script-src': scripts.map(sourceOf),
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
  putPolicy(document, text);
  return writeHtml(document);
}

function isRefresh(element: Element): boolean {
  return /^\s*refresh\s*$/i.test(attributeOf(element, 'http-equiv') ?? '');
}

function refusedRefresh(file: string): string {
  return `${file} contains <meta http-equiv="refresh">, which leads readers to another page. Write a redirect into redirects.json.`;
}
