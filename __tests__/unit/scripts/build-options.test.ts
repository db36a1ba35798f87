import { spawnSync } from 'node:child_process';

test('an unknown option of the build is explained, without a stack', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--nope'],
    { encoding: 'utf8' },
  );
  const output = stdout + stderr;
  expect(status).toBe(1);
  expect(output).toContain("Unknown option '--nope'");
  expect(output).toContain('npm run build -- --compress');
  expect(output).not.toMatch(/^\s+at /m);
});
