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
