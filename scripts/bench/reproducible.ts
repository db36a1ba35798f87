import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../../lib/content/read/files';
import type { Figure } from './figure';

/** Build the project in two new folders and count the exported files that differ. */
export async function benchReproducible(): Promise<Figure> {
  const [first, second] = [await buildCopy(), await buildCopy()];
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name) !== second.get(name));
  return {
    what: 'Two clean builds in two folders: files that differ',
    bound: '0',
    measured: `${different.length} of ${names.size}${different.length > 0 ? `: ${different.slice(0, 3).join(', ')}` : ''}`,
  };
}

/** The hash of every file of a build in a folder of its own. */
async function buildCopy(): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  try {
    const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      encoding: 'utf8',
    });
    for (const file of tracked.split('\0').filter(Boolean)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await cp(file, path.join(folder, file));
    }
    execFileSync('cp', ['-al', path.resolve('node_modules'), folder]);
    execFileSync('node_modules/.bin/tsx', ['scripts/build.ts'], { cwd: folder, stdio: 'pipe' });
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
