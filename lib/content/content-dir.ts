import path from 'node:path';

/** The project's root: every command runs there. */
const ROOT = process.cwd();

/** The project's root, absolute. */
export function rootDir(): string {
  return ROOT;
}

/** The content folder, absolute: `CONTENT_DIR`, relative to the root, or `content`. */
export function contentDir(): string {
  return path.resolve(/* turbopackIgnore: true */ ROOT, process.env['CONTENT_DIR'] ?? 'content');
}

/** The project's `public` folder, absolute. */
export function publicDir(): string {
  return path.join(/* turbopackIgnore: true */ ROOT, 'public');
}

/** A file's name in messages: relative to the root, with forward slashes. */
export function displayName(absolute: string): string {
  return path.relative(ROOT, absolute).split(path.sep).join('/');
}
