/**
 * Writes the content of every file of an exported site, one element per line: `npm run snapshot`, or
 * `npm run snapshot -- FOLDER` for another folder than `.cache/snapshot`. CI compares two such folders.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './check-site/site';
import { snapshotOf } from './snapshot/lines';
import { reportFailure } from './support/report';
import { OUT_DIR } from './support/stamp';

async function main([folder = '.cache/snapshot']: readonly string[]): Promise<void> {
  const files = snapshotOf(filesIn(OUT_DIR));
  await rm(folder, { recursive: true, force: true });
  for (const [name, lines] of files) {
    const file = path.join(folder, `${name}.lines`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${lines.join('\n')}\n`);
  }
  console.log(`${folder}/ holds ${files.size} files of ${OUT_DIR}/.`);
}

main(process.argv.slice(2)).catch(reportFailure);
