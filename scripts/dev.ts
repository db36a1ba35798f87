/**
 * Runs the development server. Next.js watches the code; this watches the content folder, and the files
 * that pages take code from, and counts their changes in a module that every page imports, so that Next.js renders the open page anew.
 */
import { spawn } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { watch } from 'chokidar';
import { contentDir, displayName } from '../lib/content/content-dir';
import { readTextIfAny } from '../lib/content/files';
import { importedFilesOf } from '../lib/content/imported-code';
import { readSite } from '../lib/content/site';
import { reportFailure } from './support/report';
import { bin } from './support/run';

const FOLDER = '.cache';
/** Stands in for lib/content/revision.ts; see next.config.mjs. */
const REVISION_FILE = `${FOLDER}/revision.ts`;
/** An editor that saves several files, or one in two steps, causes one change. */
const SETTLE_MS = 15;

async function main(): Promise<void> {
  const site = await readSite(); // Without a configuration there is nothing to serve.
  await mkdir(FOLDER, { recursive: true });
  await writeRevision(1);
  let revision = 1;
  let timer: NodeJS.Timeout | undefined;
  const imported = site.routes.pages.flatMap(importedFilesOf);
  const watcher = watch([contentDir(), ...imported], { ignoreInitial: true });
  watcher.on('all', (_, file) => {
    if (/\.mdx?$/.test(file)) watcher.add(importsIn(file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      revision += 1;
      void writeRevision(revision);
    }, SETTLE_MS);
  });

  const port = process.env['PORT'] ?? '3000';
  const server = spawn(bin('next'), ['dev', '--port', port], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
}

/** The files that a page which has just been saved takes code from. */
function importsIn(file: string): string[] {
  return importedFilesOf({ file: displayName(file), body: readTextIfAny(file) ?? '' });
}

async function writeRevision(revision: number): Promise<void> {
  // In one step, so that nobody reads half of it.
  await writeFile(`${REVISION_FILE}.new`, `export const REVISION: number = ${revision};\n`);
  await rename(`${REVISION_FILE}.new`, REVISION_FILE);
}

main().catch(reportFailure);
