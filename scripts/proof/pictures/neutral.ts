import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { NEUTRAL_FOLDER } from '../projects/measure-builds';

/** Data about the machine in a report, with neutral replacements. */
const NEUTRAL_DATA: Record<string, unknown> = {
  envinfo: {
    cpu: '2 cores',
    memory: '6.20 GB / 16.00 GB',
    nodeVersion: '20.20.2',
    yarnVersion: 'Not Found',
    npmVersion: '10.8.2',
    pnpmVersion: 'Not Found',
  },
  pid: 1,
};

/** The tag that contains the data of a single-file report. */
const PAGE_DATA = /window\.__RSDOCTOR__\.(\w+)="([A-Za-z0-9+/=]+)"/g;

/** Replaces the folder in which a report was made in a text. */
function neutralizeText(text: string, root: string): string {
  return text.replaceAll(root, NEUTRAL_FOLDER);
}

/** Part of the data of a report, as its files and pages contain it: deflated, in base64. */
export function neutralizePart(name: string, packed: string, root: string): string {
  const text = inflateSync(Buffer.from(packed, 'base64')).toString();
  const fixed = name in NEUTRAL_DATA ? JSON.stringify(NEUTRAL_DATA[name]) : undefined;
  const neutral = fixed ?? neutralizeText(text, root);
  return deflateSync(neutral, { level: 9 }).toString('base64');
}

/** A single-file report without data about the machine. */
export function neutralizePage(html: string, root: string): string {
  const neutral = html.replace(PAGE_DATA, (_all, name: string, packed: string) => {
    return `window.__RSDOCTOR__.${name}="${neutralizePart(name, packed, root)}"`;
  });
  return neutralizeText(neutral, root);
}

/** The data of a report in brief mode, whose parts are plain JSON. */
export function neutralizeData(text: string, root: string): string {
  const file = JSON.parse(neutralizeText(text, root)) as { data: Record<string, unknown> };
  for (const [name, value] of Object.entries(NEUTRAL_DATA)) {
    if (name in file.data) file.data[name] = value;
  }
  return JSON.stringify(file);
}

interface Manifest {
  data: Record<string, unknown>;
}

/**
 * Copies the folder of a report without data about the machine.
 *
 * @returns the manifest of the copy.
 */
export async function neutralizeFolder(source: string, target: string, root: string) {
  const manifest: Manifest = JSON.parse(await readFile(path.join(source, 'manifest.json'), 'utf8'));
  await rm(target, { recursive: true, force: true });
  for (const [name, value] of Object.entries(manifest.data)) {
    if (!Array.isArray(value)) {
      if (name in NEUTRAL_DATA) manifest.data[name] = NEUTRAL_DATA[name];
      else if (typeof value === 'string') manifest.data[name] = neutralizeText(value, root);
      continue;
    }
    // The manifest contains the original paths, even if the folder has been moved.
    const files = value.map((file: string) => path.join(source, name, path.basename(file)));
    const parts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const file = path.join(target, name, '0');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, neutralizePart(name, parts.join(''), root));
    manifest.data[name] = [file];
  }
  const file = path.join(target, 'manifest.json');
  await writeFile(file, JSON.stringify(manifest));
  return file;
}
