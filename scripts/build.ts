/**
 * Builds the site: checks all content, exports it with Next.js, and replaces `out/` in one step. An error leaves `out/`
 * unchanged. `--compress` also writes `.br` and `.gz` files of the text files.
 */

import { parseArgs } from 'node:util';
import { buildSite } from './build/build-site';
import { reportFailure } from './support/report';
import { UserError } from './support/user-error';

async function main(): Promise<void> {
  await buildSite(readOptions());
}

function readOptions(): { compress: boolean } {
  try {
    return parseArgs({ options: { compress: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    throw new UserError(`${reason}. The only option is --compress: npm run build -- --compress`);
  }
}

main().catch(reportFailure);
