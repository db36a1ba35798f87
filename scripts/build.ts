/**
 * Builds the site: checks all content, exports it with Next.js, and puts the result into `out/` at once.
 * After any mistake `out/` is as it was before.
 */

import { buildSite } from './support/build-site';
import { endWithParent } from './support/end-with-parent.mjs';
import { reportFailure } from './support/report';

endWithParent();
buildSite().catch(reportFailure);
