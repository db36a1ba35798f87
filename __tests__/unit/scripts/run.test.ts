import { BACKGROUND, run } from '@/scripts/support/run';

test('a command whose output is not watched leaves the processor to others', async () => {
  let output = '';
  await run(process.execPath, ['-p', 'os.getPriority()'], {}, (text) => {
    output += text;
  });
  expect(Number(output)).toBe(BACKGROUND);
});
