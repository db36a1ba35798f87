import type { ProblemText } from './problem/problem';

const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** What to write instead of an address with another scheme. */
export const ADDRESS_REMEDY = `Write a path, or an address with ${LINK_SCHEMES.join(', ')}.`;

/** What is wrong with the scheme of an address; the problem continues after “which”. */
export function refuseAddress(address: string): ProblemText | undefined {
  const scheme = refusedScheme(address);
  return scheme === undefined
    ? undefined
    : { problem: `begins with ${scheme}:`, remedy: ADDRESS_REMEDY };
}

/**
 * The scheme of an address, if links may not have it: others run code, open programs or read the disk. Browsers
 * ignore white space and control characters, and so does this.
 *
 * @example refusedScheme('java\tscript:alert(1)') // 'javascript'
 */
export function refusedScheme(href: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers ignore
  const address = href.replace(/[\u0000-\u0020\u007f]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined || LINK_SCHEMES.includes(scheme) ? undefined : scheme;
}
