import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPublicFiles } from '../../lib/content/assets';
import { elementsOf, parseHtml, writeHtml } from './html';
import { putPolicy } from './passes/state-policy';
import { hashOf, inlineScriptOf, policyText } from './policy';

/**
 * Give every page in `public/` a policy of its own: the live report, which is one file with everything in it. It runs
 * its own scripts, by their hashes, shows pictures that it holds as data, and asks for nothing. Its components write
 * their styles while they run, which no hash can name in advance.
 */
export async function restrictPublicPages(folder: string): Promise<void> {
  for (const name of listPublicFiles().filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    // By a file without elements search engines verify an owner, who may not change a byte of it.
    if (html.includes('<')) await writeFile(file, restrictReport(html));
  }
}

/** A page that is complete in itself, with its policy. */
export function restrictReport(html: string): string {
  const document = parseHtml(html);
  const scripts = [...elementsOf(document)]
    .map(inlineScriptOf)
    .filter((script) => script !== undefined);
  const text = policyText({
    'default-src': ["'none'"],
    'script-src': scripts.map((script) => `'${hashOf(script)}'`),
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
  putPolicy(document, text);
  return writeHtml(document);
}
