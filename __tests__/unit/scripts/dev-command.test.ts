import { spawnSync } from 'node:child_process';
import { makeContentFolder } from '../../support/content-folder';

test('the development server ends with what is wrong in the configuration', () => {
  makeContentFolder({ 'site.config.ts': 'export default {};\n' });
  const args = ['scripts/run.mjs', 'dev', '--port', '0'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('site.config.ts'),
  });
});
