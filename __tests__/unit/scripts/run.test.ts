import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { BACKGROUND, run } from '@/scripts/support/run';
import { makeTempFolder } from '../../support/temp-folder';

test('a command whose output is not watched leaves the processor to others', async () => {
  let output = '';
  await run(process.execPath, ['-p', 'os.getPriority()'], {}, (text) => {
    output += text;
  });
  expect(Number(output)).toBe(BACKGROUND);
});

test('a command ends with what has started it, as npm does without waiting for it', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = makeTempFolder('.cache');
  writeFileSync(`${folder}/wait.ts`, `setInterval(() => {}, 1000); console.log('started');`);
  const command = `['scripts/run.mjs', '../${folder}/wait']`;
  const starter = `require('node:child_process').spawn(process.execPath, ${command}, { stdio: 'inherit' })`;
  const parent = spawn(process.execPath, ['-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(String(await once(parent.stdout, 'data'))).toBe('started\n');
  parent.kill('SIGKILL');
  // The command has the same output, and closes it when it ends.
  await once(parent.stdout, 'close');
});
