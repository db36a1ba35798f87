import { spawnSync } from 'node:child_process';
import { makeContentFolder } from '../../support/content-folder';

test('the development server ends with what is wrong in the configuration, at its line', () => {
  const config = 'interface A {\n  a: 1;\n}\n\nthrow new Error("No data.");';
  makeContentFolder({ 'site.config.ts': config });
  const args = ['scripts/run.mjs', 'dev', '--port', '0'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env },
    timeout: 60_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('site.config.ts:5: cannot be read: No data.');
});
