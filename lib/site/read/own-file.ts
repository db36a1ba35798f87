import { realpathSync } from 'node:fs';
import path from 'node:path';
import { contentDir, rootDir } from './content-dir';

/** What is in the project's folder, but not part of the project. */
const FOREIGN = /(?:^|\/)(?:node_modules|\.git)(?:\/|$)/;

/**
 * Does a file that exists belong to the project or its content? Links are followed: what counts is where it
 * really is.
 */
export function isOwnFile(absolute: string): boolean {
  const real = realpathSync(absolute);
  return [rootDir(), contentDir()].some((folder) => {
    const relative = path.relative(realpathSync(folder), real).split(path.sep).join('/');
    return !relative.startsWith('../') && !path.isAbsolute(relative) && !FOREIGN.test(relative);
  });
}
