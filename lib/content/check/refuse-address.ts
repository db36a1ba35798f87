import type { Fault } from '../../mdx/host';
import { LINK_SCHEMES, refusedScheme } from '../../paths';

/** What to write instead of an address with another scheme. */
export const ADDRESS_REMEDY = `Write a path, or an address with ${LINK_SCHEMES.join(', ')}.`;

/** What is wrong with the scheme of an address; the problem goes on after “which”. */
export function refuseAddress(address: string): Fault | undefined {
  const scheme = refusedScheme(address);
  return scheme === undefined
    ? undefined
    : { problem: `begins with ${scheme}:`, remedy: ADDRESS_REMEDY };
}
