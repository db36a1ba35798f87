import { bin, CommandError, run } from '../support/run';
import { dropVerifyReport, readVerifyReport } from '../support/verify-report';
import type { Figure } from './figure';

/** Reports how much of what the pages say is verified against the published packages. */
export async function benchProvedPages(): Promise<Figure> {
  await dropVerifyReport();
  const startedAt = Date.now();
  await run(bin('tsx'), ['scripts/prove/verify.ts']).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const report = await readVerifyReport();
  if (!report) throw new Error('The verification of the pages did not finish.');
  const { failed, facts, modes } = report;
  const { check, run: ran, output, skip } = modes;
  return {
    what: 'Code blocks of the pages against the published packages, in both languages',
    bound: 'no error, at most 5 min',
    measured: `${failed} errors in ${seconds} s: ${check} checked, ${ran} run, ${output} outputs compared, ${skip} skipped; ${facts} facts documented`,
  };
}
