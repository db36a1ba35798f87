import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../../lib/content/read/files';
import { linkFolder } from '../support/link-folder';
import type { Figure } from './figure';

/** A page and a component that the other build has with different content. */
const EDITS = {
  'content/en/guide/start/intro.mdx': '\nMore.\n',
  'app/styles/base.css': '\n.more {}\n',
};

/** Builds the project in two new folders, and in a folder that has built a different source, and counts the exported files that differ. */
export async function benchReproducible(): Promise<Figure> {
  const [first, second] = [await buildCopy({}), await buildCopy(EDITS)];
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name) !== second.get(name));
  return {
    what: 'Files that differ between a clean build and one with the caches of another source',
    bound: '0',
    measured: `${different.length} of ${names.size}${different.length > 0 ? `: ${different.slice(0, 3).join(', ')}` : ''}`,
  };
}

/** Builds in a separate folder, which has built the project with these edits before. Returns the hash of every file. */
async function buildCopy(edits: Record<string, string>): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  try {
    const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      encoding: 'utf8',
    });
    for (const file of tracked.split('\0').filter(Boolean)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await cp(file, path.join(folder, file));
    }
    linkFolder(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const build = () =>
      execFileSync('node_modules/.bin/tsx', ['scripts/build.ts'], { cwd: folder, stdio: 'pipe' });
    for (const [file, text] of Object.entries(edits))
      await appendFile(path.join(folder, file), text);
    build();
    for (const file of Object.keys(edits)) await cp(file, path.join(folder, file));
    if (Object.keys(edits).length > 0) build();
    return await hashFiles(path.join(folder, 'out'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function hashFiles(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const name of listFiles(folder)) {
    const bytes = await readFile(path.join(folder, name));
    hashes.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}
