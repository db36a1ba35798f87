import { existsSync } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import { contentDir, displayName } from '../read/content-dir';
import { listFiles, PACKAGES, readTextIfAny } from '../read/files';
import { importedFilesOf } from '../read/imported-code';
import { contentRevision } from './revision';

/** An editor that saves several files, or one in two steps, causes one change. */
const SETTLE_MS = 15;

/**
 * Report every change of the content folder and of the files that its pages take code from.
 *
 * @returns What ends it.
 */
export function watchContent(onChange: () => void): () => void {
  const first = contentRevision();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MS);
  };
  const pages = listFiles(contentDir()).map((name) => path.join(contentDir(), name));
  const files = [contentDir(), ...pages.flatMap(importsIn)];
  const missing = files.filter((file) => !existsSync(file));
  const watcher = watch(
    files.filter((file) => !missing.includes(file)),
    { ignored: (file) => path.basename(file) === PACKAGES },
  );
  let isReady = false;
  watcher.on('all', (_, file) => {
    // Later, the addition of a file says that it is watched from now on; it may have changed since its page was read.
    if (!isReady) return;
    watcher.add(importsIn(file));
    settle();
  });
  // Every event: of those of one file the watcher swallows all but the first for a moment, and an editor that empties a
  // file before it writes would be followed to the empty one.
  watcher.on('raw', settle);
  watcher.on('ready', () => {
    isReady = true;
    // Not before: chokidar counts a missing file twice, and says that it is ready while the folder is not watched yet.
    watcher.add(missing);
    if (contentRevision() !== first || missing.some(existsSync)) settle();
  });
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}

/** The files that a page takes code from. */
function importsIn(file: string): string[] {
  if (!/\.mdx?$/.test(file)) return [];
  return importedFilesOf({ file: displayName(file), body: readTextIfAny(file) ?? '' });
}
