import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from '@/__tests__/support/temp-folder';
import { proveClaims } from '@/scripts/proof/facts/prove-claims';

const TESTS = `import { test } from 'node:test';
test('holds', () => {});
test('holds on webpack', () => {});
test('holds in 1.6', () => {});
test('holds in 2.0', () => {});
test('has changed', () => {
  throw new Error('is 2\\nsecond line');
});`;

/** A project with one file of tests, as `prepareProject` lays it out. */
async function layOutProject(): Promise<string> {
  const project = makeTempFolder();
  await copyFile('scripts/proof/tool/reporter.mjs', path.join(project, 'reporter.mjs'));
  await mkdir(path.join(project, 'claims'));
  await writeFile(path.join(project, 'claims/sizes.test.mjs'), TESTS);
  return project;
}

test('a statement that is no longer true is reported with its test', async () => {
  const claims = await proveClaims(await layOutProject(), '1.6', {});
  expect(claims.at(-1)?.problem).toMatchObject({
    file: 'scripts/proof/tool/claims/sizes.test.mjs',
    line: 6,
    problem: '“has changed” is not true of 1.6: is 2',
  });
});

test.each([
  ['1.6', ['holds', 'holds on webpack', 'holds in 1.6', 'has changed']],
  ['2.0', ['holds', 'holds in 2.0', 'has changed']],
] as const)('of %s only the statements about it are tested', async (release, names) => {
  const claims = await proveClaims(await layOutProject(), release, {});
  expect(claims.map(({ name }) => name)).toEqual(names.map((name) => `claim ${name}`));
});

/** Ends all tests after the first one. */
const ENDING_REPORTER = `import { writeSync } from 'node:fs';
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass') continue;
    writeSync(1, JSON.stringify({ name: data.name, file: data.file, line: 1 }) + '\\n');
    process.kill(process.pid, 'SIGKILL');
    yield '';
  }
}`;

test('tests that are ended before their end fail, and those before them count', async () => {
  const project = await layOutProject();
  await writeFile(path.join(project, 'reporter.mjs'), ENDING_REPORTER);
  const [first, end] = await proveClaims(project, '1.6', {});
  expect(first).toEqual({ name: 'claim holds' });
  expect(end?.problem).toMatchObject({
    problem: 'The tests about 1.6 ended before their end, so the rest was not tested.',
  });
});
