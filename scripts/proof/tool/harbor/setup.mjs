/** Makes the reports that commands of the documentation start from: `base` and `dist`, in both modes. */
import { execFileSync } from 'node:child_process';

const MODES = [{ mode: 'normal' }, { mode: 'brief', options: { type: ['html', 'json'] } }];

for (const output of MODES) {
  for (const [sources, out] of [
    ['baseline', 'base'],
    ['current', 'dist'],
  ]) {
    const request = JSON.stringify({ sources, out, options: { output } });
    execFileSync(process.execPath, ['build.mjs', request], { stdio: 'ignore' });
  }
}
