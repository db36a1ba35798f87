import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../../../lib/content/read/files';
import { linkFolder } from '../../support/link-folder';
import { scriptCommand } from '../../support/run';
import type { Figure } from './figure';

const PAGE = 'content/en/guide/start/intro.mdx';
const ADDED = ['en', 'zh'].map((lang) => `content/${lang}/guide/more/added.mdx`);

/** Changes the project in a folder. */
type Edit = (folder: string) => void;

/** One after the other, with a build after each. */
const EDITS: readonly Edit[] = [
  append(PAGE, '\nMore.\n'),
  replace(PAGE, /^# .*/m, '# Another title'),
  inBothLanguages((file) => append(file, '# Added\n\nA page.\n')),
  replace('content/en/guide/_meta.json', '"label": "Start"', '"label": "First"'),
  append('app/styles/base.css', '\n.more {}\n'),
  replace('components/mdx/Badge.tsx', '<span', '<span title="More"'),
  replace('content/site.config.ts', "title: 'Rsdoctor'", "title: 'Other'"),
  inBothLanguages((file) => rename(file, file.replace('added', 'renamed'))),
  inBothLanguages((file) => remove(file.replace('added', 'renamed'))),
];

/**
 * Builds the project after each of these edits, with what the builds before have kept, and compares with a clean build: at
 * the end, and after all edits have been undone. A page that was kept wrongly at any step is so at the end too.
 */
export async function benchReproducible(): Promise<Figure> {
  const edited = await copyOfProject();
  const clean = await copyOfProject();
  try {
    const original = await build(clean);
    await build(edited);
    let last = original;
    for (const edit of EDITS) {
      edit(edited);
      last = await build(edited);
    }
    await copyFiles(edited);
    const undone = await build(edited);
    for (const edit of EDITS) edit(clean);
    await rm(path.join(clean, '.cache'), { recursive: true });
    await rm(path.join(clean, '.next'), { recursive: true });
    const different = [...differences(original, undone), ...differences(await build(clean), last)];
    return {
      what: `Files that differ between clean builds and ${EDITS.length + 1} builds with what earlier ones have kept`,
      bound: '0',
      measured: `${different.length} of ${original.size}${different.length > 0 ? `: ${different.slice(0, 3).join(', ')}` : ''}`,
    };
  } finally {
    for (const folder of [edited, clean]) await rm(folder, { recursive: true });
  }
}

/** A page that is in one language only is an error. */
function inBothLanguages(edit: (file: string) => Edit): Edit {
  return (folder) => {
    for (const file of ADDED) edit(file)(folder);
  };
}

function append(file: string, text: string): Edit {
  return (folder) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    appendFileSync(path.join(folder, file), text);
  };
}

/** @throws if the file has no such text: the edit would change nothing. */
function replace(file: string, text: string | RegExp, other: string): Edit {
  return (folder) => {
    const before = readFileSync(path.join(folder, file), 'utf8');
    const after = before.replace(text, other);
    if (before === after) throw new Error(`${file} has no ${text}.`);
    writeFileSync(path.join(folder, file), after);
  };
}

function rename(file: string, name: string): Edit {
  return (folder) => renameSync(path.join(folder, file), path.join(folder, name));
}

function remove(file: string): Edit {
  return (folder) => rmSync(path.join(folder, file));
}

async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copyFiles(folder);
  linkFolder(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

async function copyFiles(folder: string): Promise<void> {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of tracked.split('\0').filter(Boolean)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await cp(file, path.join(folder, file));
  }
}

/** Returns the hash of every exported file. */
async function build(folder: string): Promise<Map<string, string>> {
  execFileSync(...scriptCommand('build'), { cwd: folder, stdio: 'pipe' });
  return hashFiles(path.join(folder, 'out'));
}

function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name));
}

async function hashFiles(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const name of listFiles(folder)) {
    const bytes = await readFile(path.join(folder, name));
    hashes.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}
