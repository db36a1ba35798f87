/** Prints the security headers of the site for a server: `npm run -s headers -- nginx`. */
import { readSite } from '../lib/content/site';
import { HEADER_FORMATS, headersFor } from './deploy/headers';
import { reportFailure } from './support/report';
import { UserError } from './support/user-error';

async function main([name]: readonly string[]): Promise<void> {
  const format = HEADER_FORMATS.find((known) => known === name);
  if (!format) throw new UserError(`Name the server: ${HEADER_FORMATS.join(', ')}.`);
  const { config } = await readSite();
  process.stdout.write(headersFor(format, config.base));
}

main(process.argv.slice(2)).catch(reportFailure);
