import { constants, existsSync } from 'node:fs';
import {
  access,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
} from 'node:fs/promises';
import path from 'node:path';
import { contentDir } from '../../lib/site/read/content-dir';
import { SOURCE_FOLDERS } from './stamp';
import { UserError } from './user-error';

/** The list of pages that every export contains; it identifies a folder that was written by a build. */
export const ROUTES_FILE = 'routes.json';

/**
 * Ensures, before any work, that a build may replace a folder: it must be missing, empty or the result of an
 * earlier build, and writable.
 *
 * @throws UserError if the build must not replace it.
 */
export async function requireReplaceable(folder: string): Promise<void> {
  const refuse = (problem: string) => {
    throw new UserError(
      `${folder} ${problem}, so the build does not replace it. Set OUT_DIR to another folder.`,
    );
  };
  const found = await lstat(folder).catch(() => undefined);
  const source = sourceFolderOf(folder);
  if (source !== undefined) refuse(`is inside ${source}/, which the site is built from`);
  if (found && !found.isDirectory()) refuse('is not a folder');
  const names = found ? await readdir(folder) : [];
  if (names.includes('.git')) refuse('contains a git repository');
  if (names.length > 0 && !(await isBuilt(folder)))
    refuse('contains files that are not from a build');
  for (const place of found ? [folder, path.dirname(folder)] : [nearestFolder(folder)]) {
    await access(place, constants.W_OK).catch(() => refuse('is not writable'));
  }
}

/** The folder with sources or tools that a folder is in; a build would read its own output, or be cut by the next one. */
function sourceFolderOf(folder: string): string | undefined {
  const sources = [...SOURCE_FOLDERS, '.next', 'node_modules', contentDir()];
  return sources.find((source) => path.resolve(folder).startsWith(path.resolve(source) + path.sep));
}

/** Other files may have that name too. */
async function isBuilt(folder: string): Promise<boolean> {
  try {
    const routes: unknown = JSON.parse(await readFile(path.join(folder, ROUTES_FILE), 'utf8'));
    const isRoute = (route: unknown) =>
      route instanceof Object && 'path' in route && 'title' in route && 'lang' in route;
    return Array.isArray(routes) && routes.length > 0 && routes.every(isRoute);
  } catch {
    return false;
  }
}

function nearestFolder(folder: string): string {
  const parent = path.dirname(path.resolve(folder));
  return existsSync(parent) ? parent : nearestFolder(parent);
}

/** Replaces a folder with a new one. If a step fails, one of the two stays complete in its place. */
export async function putInPlace(source: string, folder: string): Promise<void> {
  const target = path.resolve(folder);
  await mkdir(path.dirname(target), { recursive: true });
  // A unique name on the same file system as the target.
  const aside = await mkdtemp(`${target}.build-`);
  const [arriving, leaving] = [path.join(aside, 'new'), path.join(aside, 'old')];
  try {
    await move(source, arriving);
    const isReplaced = existsSync(target);
    if (isReplaced) await rename(target, leaving);
    await rename(arriving, target).catch(async (error) => {
      if (isReplaced) await rename(leaving, target);
      throw error;
    });
    await rm(leaving, { recursive: true, force: true });
  } finally {
    await rm(arriving, { recursive: true, force: true });
    await rmdir(aside).catch(() => undefined); // It still contains the old site if that could not be restored.
  }
}

async function move(source: string, target: string): Promise<void> {
  await rename(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(source, target, { recursive: true }); // The target is on another file system.
    await rm(source, { recursive: true });
  });
}
