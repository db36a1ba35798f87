import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CoverageItem } from '@/scripts/proof/facts/coverage';
import { hashOfFolders, KeptAnswers } from '@/scripts/proof/kept-answers';
import { makeTempFolder } from '../../../__tests__/support/temp-folder';

const PROBLEM = { file: 'a.mdx', problem: 'is wrong.', remedy: 'Correct it.' };

test('an answer is kept until its inputs or the code change', async () => {
  const folder = makeTempFolder();
  const ask = jest.fn(async (): Promise<CoverageItem[]> => [{ name: 'a' }]);
  for (const [code, inputs] of [
    ['1', 'x'],
    ['1', 'x'],
    ['1', 'y'],
    ['2', 'y'],
    ['2', 'y'],
  ]) {
    expect(await new KeptAnswers(folder, code).ask('b/c', inputs, ask)).toEqual([{ name: 'a' }]);
  }
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a problem is not kept', async () => {
  const kept = new KeptAnswers(makeTempFolder(), '1');
  const ask = jest.fn(async () => [{ name: 'a' }, { name: 'b', problem: PROBLEM }]);
  await kept.ask('a', 'x', ask);
  expect(await kept.read('a', 'x')).toBeUndefined();
  expect(await kept.ask('a', 'x', ask)).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the hash of the code changes with a file of it', () => {
  const folder = makeTempFolder();
  writeFileSync(path.join(folder, 'a.ts'), '1');
  writeFileSync(path.join(folder, 'b.ts'), '1');
  const hash = () => hashOfFolders([folder], [`${folder}/b`]);
  const before = hash();
  writeFileSync(path.join(folder, 'b.ts'), '2');
  expect(hash()).toBe(before);
  writeFileSync(path.join(folder, 'a.ts'), '2');
  expect(hash()).not.toBe(before);
});
