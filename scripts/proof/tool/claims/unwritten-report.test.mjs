/** What the pages say about a report that cannot be written. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { BUNDLERS, configOf, NAMES, RELEASE, writeProject } from './build-small.mjs';

/** Build with a report whose file cannot be written or read. @returns what the bundler and the server do. */
async function buildWith(bundler, optionsIn) {
  const folder = await writeProject({ 'src/index.js': 'console.log(1);' });
  const config = configOf(folder, bundler, { options: optionsIn(folder) });
  const { sdk } = config.plugins.at(-1);
  const compiler = BUNDLERS[bundler].bundle(config);
  const error = await new Promise((resolve) => {
    compiler.run((failure) => compiler.close(() => resolve(failure)));
  });
  const answer = await fetch(sdk.server.origin).catch(() => undefined);
  await sdk.dispose();
  return { error: error?.code, isServing: answer !== undefined };
}

const FILE_IN_NO_FOLDER = () => ({
  output: { options: { type: ['json'], jsonOptions: { fileName: 'none/data.json' } } },
});
const CLIENT_IS_FOLDER = (folder) => ({
  innerClientPath: folder,
  output: { options: { type: ['html'] } },
});

/** 2.0 makes the folder. */
const NO_FOLDER = { 1.6: 'ENOENT', '2.0': undefined }[RELEASE];

for (const [name, options, code] of [
  ['`jsonOptions.fileName` in a folder that does not exist', FILE_IN_NO_FOLDER, NO_FOLDER],
  ['`innerClientPath` as a folder', CLIENT_IS_FOLDER, 'EISDIR'],
]) {
  test(`${name} ${code ? 'fails' : 'passes'} the build on Rspack`, async () => {
    assert.equal((await buildWith('rspack', options)).error, code);
  });

  test(`${name} passes on webpack, and leaves the server running`, async () => {
    assert.deepEqual(await buildWith('webpack', options), { error: undefined, isServing: true });
  });
}

for (const bundler of NAMES) {
  test(`a home folder that cannot be written fails the build on ${bundler}`, async () => {
    const cwd = await writeProject({
      'src/index.js': 'console.log(1);',
      'build.mjs': `import { build } from '../build-small.mjs'; await build(process.cwd(), '${bundler}');`,
    });
    // Not even an administrator can make a folder below a file.
    const env = { ...process.env, HOME: '/dev/null' };
    const building = promisify(execFile)(process.execPath, ['build.mjs'], { cwd, env });
    await assert.rejects(building, /ENOTDIR: not a directory, mkdir '\/dev\/null\/\.cache/);
  });
}

for (const bundler of NAMES) {
  test(`a report that is written stops the server on ${bundler}`, async () => {
    const { isServing } = await buildWith(bundler, () => ({}));
    assert.equal(isServing, false);
  });
}
