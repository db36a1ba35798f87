// @ts-check
/**
 * Runs a command of this folder, as `npm run` does: `node scripts/run.mjs build --compress`.
 *
 * It is bundled into one file first. That takes 0.3 s; compiling each of its modules when it is imported took 1.5 s more.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundleModule, importCode } from '../lib/site/read/bundled-module.mjs';

const [, , name = ''] = process.argv;
const source = path.resolve('scripts', `${name}.ts`);
if (!existsSync(source)) {
  console.error(
    `scripts/${name}.ts does not exist. Run this in the root of the project, with a command of scripts/.`,
  );
  process.exit(1);
}
// npm that is told to end leaves it behind.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(), 1000).unref();
// Its packages are those of the project.
const code = await bundleModule(source, /^(?!@\/)[@\w]/);
process.argv.splice(1, 2, source);
await importCode(code).catch((error) => {
  // A file that cannot be written, or a package that is not installed.
  console.error(error.code ? error.message : error);
  process.exitCode = 1;
});
