import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { makeContentFolder } from '../../support/content-folder';

/** Runs the command, which must end by itself. */
function start(port: number) {
  const args = ['scripts/run.mjs', 'dev', '--port', String(port)];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env },
    timeout: 60_000,
  });
  return { status, stderr: String(stderr) };
}

test('the development server ends with the reason if its port is taken', async () => {
  makeContentFolder({});
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(start(port)).toEqual({
    status: 1,
    stderr: expect.stringContaining(`Port ${port} is taken`),
  });
  other.close();
});

test('the development server ends with what is wrong in the configuration', () => {
  makeContentFolder({ 'site.config.ts': 'export default {};\n' });
  expect(start(0)).toEqual({ status: 1, stderr: expect.stringContaining('site.config.ts') });
});
