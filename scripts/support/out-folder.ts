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
import { UserError } from './user-error';

/** The list of pages that every export has; a folder with one was made by a build. */
export const ROUTES_FILE = 'routes.json';

/**
 * Make sure, before any work, that a build may replace a folder: that it is missing, empty or the result of an
 * earlier build, and can be written.
 *
 * @throws UserError if it may not.
 */
export async function requireReplaceable(folder: string): Promise<void> {
  const refuse = (problem: string) => {
    throw new UserError(`${folder} ${problem}, so no site is put there. Set OUT_DIR to another.`);
  };
  const found = await lstat(folder).catch(() => undefined);
  if (found && !found.isDirectory()) refuse('is not a folder');
  const names = found ? await readdir(folder) : [];
  if (names.includes('.git')) refuse('holds a git repository');
  if (names.length > 0 && !(await isBuilt(folder))) refuse('holds files that no build has made');
  for (const place of found ? [folder, path.dirname(folder)] : [nearestFolder(folder)]) {
    await access(place, constants.W_OK).catch(() => refuse('cannot be written'));
  }
}

/** Other lists may have that name too. */
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

/** Replace a folder by a new one. Whatever fails, one of the two is there, whole. */
export async function putInPlace(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // Beside the target, and under a name that nothing else has.
  const aside = await mkdtemp(`${target}.`);
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
    await rmdir(aside).catch(() => undefined); // It holds the old site if that could not go back.
  }
}

async function move(source: string, target: string): Promise<void> {
  await rename(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(source, target, { recursive: true }); // It is on another file system.
    await rm(source, { recursive: true });
  });
}
