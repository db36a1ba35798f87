/** Checks everything that does not need a build: content, styles, words, format and lint, types. */
import { reportFailure } from './support/report';
import { runChecks } from './support/run-checks';

runChecks().catch(reportFailure);
