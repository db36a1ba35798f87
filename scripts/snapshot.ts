/** Writes the content of every file of the exported site, one element per line, into `.cache/snapshot`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './check-site/site';
import { snapshotOf } from './snapshot/snapshot';
import { reportFailure } from './support/report';
import { OUT_DIR } from './support/stamp';

const FOLDER = '.cache/snapshot';

async function main(): Promise<void> {
  const { files } = snapshotOf(filesIn(OUT_DIR));
  await rm(FOLDER, { recursive: true, force: true });
  for (const [name, { lines }] of files) {
    const file = path.join(FOLDER, `${name}.lines`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${lines().join('\n')}\n`);
  }
  console.log(`${FOLDER}/ holds ${files.size} files of ${OUT_DIR}/.`);
}

main().catch(reportFailure);
