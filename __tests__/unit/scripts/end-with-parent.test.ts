import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnv } from '@/scripts/support/run';

const CHILD = `
  import './scripts/support/end-with-parent.mjs';
  setInterval(() => {}, 1000);
  console.log('started');
`;
const PARENT = `
  require('node:child_process').spawn(
    process.execPath,
    ['--input-type=module', '-e', ${JSON.stringify(CHILD)}],
    { stdio: 'inherit' },
  );
`;

test('a command ends when its parent process is killed', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [started] = await once(parent.stdout, 'data');
  expect(String(started)).toBe('started\n');
  parent.kill('SIGKILL');
  // The child has the same terminal, and closes it when it ends.
  await once(parent.stdout, 'close');
});

/** A command that knows nothing of its parent, and starts another process, as `next build` does. */
const COMMAND = `
  require('node:child_process').spawn(
    process.execPath,
    ['-e', 'setInterval(() => {}, 1000); console.log("started")'],
    { stdio: 'inherit' },
  );
  setInterval(() => {}, 1000);
`;
const GRANDPARENT = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(COMMAND)}], { stdio: 'inherit' });
`;

test('a command that starts another one ends with it when its parent process is killed', async () => {
  const parent = spawn(process.execPath, ['-e', GRANDPARENT], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: childEnv({}),
  });
  const [started] = await once(parent.stdout, 'data');
  expect(String(started)).toBe('started\n');
  parent.kill('SIGKILL');
  await once(parent.stdout, 'close');
});

test('what a command starts keeps the options of Node.js that it was given, and gets one once', () => {
  const before = process.env['NODE_OPTIONS'];
  process.env['NODE_OPTIONS'] = '--max-old-space-size=4096';
  const once = childEnv({ A: 'b' });
  expect(once).toMatchObject({
    A: 'b',
    NODE_OPTIONS: expect.stringMatching(/^--max-old-space-size=4096 --import=file:/),
  });
  process.env['NODE_OPTIONS'] = once['NODE_OPTIONS'] ?? '';
  expect(childEnv({})['NODE_OPTIONS']).toBe(once['NODE_OPTIONS']);
  if (before === undefined) delete process.env['NODE_OPTIONS'];
  else process.env['NODE_OPTIONS'] = before;
});
