import { spawn } from 'node:child_process';
import { once } from 'node:events';

const CHILD = `
  import { endWithParent } from './scripts/support/end-with-parent.mjs';
  endWithParent();
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

const SERVER = `
  setInterval(() => {}, 1000);
  import('./scripts/support/end-with-parent.mjs').then(() => console.log('started'));
`;
/** A command that knows nothing of its parent, and starts another process, as \`next dev\` does. */
const COMMAND = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;
const GRANDPARENT = `
  require('node:child_process').spawn(
    process.execPath,
    ['--import', './scripts/support/end-with-parent.mjs', '-e', ${JSON.stringify(COMMAND)}],
    { stdio: 'inherit', env: { ...process.env, ENDS_WITH_PARENT: 'yes' } },
  );
`;

test('a command that starts another one ends with it when its parent process is killed', async () => {
  const parent = spawn(process.execPath, ['-e', GRANDPARENT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [started] = await once(parent.stdout, 'data');
  expect(String(started)).toBe('started\n');
  parent.kill('SIGKILL');
  await once(parent.stdout, 'close');
});
