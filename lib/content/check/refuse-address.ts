import { ADDRESS_REMEDY, refusedScheme } from '../../link-schemes';
import type { Fault } from '../../mdx/host';

/** What is wrong with the scheme of an address; the problem goes on after “which”. */
export function refuseAddress(address: string): Fault | undefined {
  const scheme = refusedScheme(address);
  return scheme === undefined
    ? undefined
    : { problem: `begins with ${scheme}:`, remedy: ADDRESS_REMEDY };
}
