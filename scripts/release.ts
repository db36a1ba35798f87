/**
 * Creates the files of a release in `.cache/release`: the zipped site, its bill of materials, and the notes.
 * `npm run release`, or `npm run release -- v1.0.0`, which fails if the tag does not match the version. The same commit
 * gives the same bytes.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './check-site/site';
import { notesOf } from './release/changelog';
import { licenseList, requireAllowedLicenses } from './release/licenses';
import type { LockedPackages } from './release/lock-file';
import { readBillOfMaterials } from './release/sbom';
import { hashList, zipOf } from './release/zip';
import { buildSite } from './support/build-site';
import { reportFailure } from './support/report';
import { isFresh, OUT_DIR } from './support/stamp';
import { UserError } from './support/user-error';

const FOLDER = '.cache/release';
const CHANGELOG = 'CHANGELOG.md';
/** The text of the release, which is not one of its files. */
const NOTES = 'notes.md';
const HASHES = 'SHA256SUMS';

async function main([tag]: readonly string[]): Promise<void> {
  const { name, version } = await readJson<{ name: string; version: string }>('package.json');
  if (tag !== undefined && tag !== `v${version}`) {
    throw new UserError(
      `The tag is ${tag}, but the version in package.json is ${version}. Create the tag v${version}.`,
    );
  }
  const notes = notesOf(await readFile(CHANGELOG, 'utf8'), version);
  const { packages } = await readJson<{ packages: LockedPackages }>('package-lock.json');
  requireAllowedLicenses(packages);
  const materials = readBillOfMaterials(name);
  if (!(await isFresh())) await buildSite();
  const label = `${name}-${version}`;
  const assets: Record<string, Uint8Array> = {
    [`${label}.zip`]: zipOf(filesIn(OUT_DIR), label),
    [`${label}.cdx.json`]: Buffer.from(materials),
    [`${label}-licenses.txt`]: Buffer.from(licenseList(packages)),
  };
  const hashes = hashList(assets);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const [file, text] of Object.entries({ ...assets, [NOTES]: notes, [HASHES]: hashes })) {
    await writeFile(path.join(FOLDER, file), text);
  }
  console.log(hashes);
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

main(process.argv.slice(2)).catch(reportFailure);
