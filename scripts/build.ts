/**
 * Builds the site: checks all content, exports it with Next.js, and replaces `out/` in one step. An error leaves `out/`
 * unchanged. `--compress` also writes `.br` and `.gz` files of the text files.
 */

import { parseArgs } from 'node:util';
import { buildSite } from './support/build-site';
import { endWithParent } from './support/end-with-parent.mjs';
import { reportFailure } from './support/report';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { compress: { type: 'boolean', default: false } } });
  await buildSite(values);
}

endWithParent();
main().catch(reportFailure);
