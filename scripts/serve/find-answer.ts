import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The response of a file server at an address: a file, or a redirect. */
export type Answer =
  | { kind: 'file'; names: readonly string[] }
  | { kind: 'redirect'; status: number; location: string };

interface Place {
  folder: string;
  /** The path the site is served under, with slashes at both ends. */
  base: string;
}

/**
 * Resolves a path as static hosts do: the rules of `_redirects` first, then `a.html` at `/a` and `a/index.html` at
 * `/a/`. Other forms of these addresses are redirected to them.
 *
 * @param pathname The requested path: below the base, percent-encoded, without the query.
 * @returns undefined if no file matches; the host then serves a 404 page.
 */
export async function findAnswer(pathname: string, place: Place): Promise<Answer | undefined> {
  return (await findRule(pathname, place)) ?? (await findFile(pathname, place));
}

/** The segments of a path that may state its language. */
const LANGUAGE_SEGMENTS = 2;

/** The 404 page in the language of an address: that of the nearest folder that has one. */
export async function findMissingPage(
  pathname: string,
  { folder, base }: Place,
): Promise<string[]> {
  const above = namesIn(pathname.slice(base.length))?.slice(0, -1) ?? [];
  for (let depth = Math.min(above.length, LANGUAGE_SEGMENTS); depth > 0; depth -= 1) {
    const names = [...above.slice(0, depth), '404.html'];
    if (await isFile(path.join(folder, ...names))) return names;
  }
  return ['404.html'];
}

async function findRule(pathname: string, { folder }: Place): Promise<Answer | undefined> {
  // Read at every request, because a build may replace the folder at any time.
  const text = await readFile(path.join(folder, '_redirects'), 'utf8').catch(() => '');
  const rules = text.split('\n').map((line) => line.split(' '));
  const rule = rules.find(([from]) => from === pathname);
  if (!rule) return undefined;
  const [, location = '', status = ''] = rule;
  return { kind: 'redirect', status: Number.parseInt(status, 10), location };
}

async function findFile(pathname: string, { folder, base }: Place): Promise<Answer | undefined> {
  const names = namesIn(pathname.slice(base.length));
  if (!names) return undefined;
  const hasFile = (...own: string[]) => isFile(path.join(folder, ...own));
  const redirect = (location: string): Answer => ({ kind: 'redirect', status: 301, location });
  const above = names.slice(0, -1);
  const last = names.at(-1) ?? '';

  if (last === '') {
    if (await hasFile(...above, 'index.html'))
      return { kind: 'file', names: [...above, 'index.html'] };
    const isPage = above.length > 0 && (await hasFile(`${above.join('/')}.html`));
    return isPage ? redirect(cleanPath(pathname.slice(0, -1))) : undefined;
  }
  if (await hasFile(...names)) {
    return last.endsWith('.html') ? redirect(cleanPath(pathname)) : { kind: 'file', names };
  }
  if (await hasFile(...above, `${last}.html`)) {
    return last === 'index'
      ? redirect(cleanPath(pathname))
      : { kind: 'file', names: [...above, `${last}.html`] };
  }
  return (await hasFile(...names, 'index.html')) ? redirect(`${pathname}/`) : undefined;
}

/** The canonical form of an address: `/a` for `/a.html`, `/a/` for `/a/index` and `/a/index.html`. */
function cleanPath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
}

/** The segments of a path, the last one empty after a slash; undefined if they cannot be file names. */
function namesIn(pathname: string): string[] | undefined {
  try {
    const names = pathname.split('/').map(decodeURIComponent);
    const isPossible = (name: string, index: number) =>
      (name !== '' || index === names.length - 1) && !/^\.\.?$|[/\\\0]/.test(name);
    return names.every(isPossible) ? names : undefined;
  } catch {
    return undefined; // An incomplete escape.
  }
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false, // The file is missing, or its name is too long.
  );
}
