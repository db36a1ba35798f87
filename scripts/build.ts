/**
 * Builds the site: checks all content, exports it with Next.js, and puts the result into `out/` at once.
 * After any mistake `out/` is as it was before. `--compress` writes `.br` and `.gz` files beside the texts.
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
