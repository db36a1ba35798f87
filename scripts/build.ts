/**
 * Builds the site: checks all content, exports it with Next.js, and puts the result into `out/` at once.
 * After any mistake `out/` is as it was before.
 */
import { reportFailure } from './support/report';
import { buildSite } from './support/build-site';

buildSite().catch(reportFailure);
