import path from 'node:path';

/** The project's root: every command runs there. */
const ROOT = process.cwd();
/** The content folder of this project, unless `CONTENT_DIR` names another. */
const OWN_CONTENT = 'content';
/** Next.js serves it as it is. */
const OWN_PUBLIC = 'public';

/** The project's root, absolute. */
export function rootDir(): string {
  return ROOT;
}

/** The content folder, absolute: `CONTENT_DIR`, relative to the root, or `content`. */
export function contentDir(): string {
  return path.resolve(ROOT, process.env['CONTENT_DIR'] ?? OWN_CONTENT);
}

/** What the development server makes of the content is written here, and is not in git. */
export function ownPublicDir(): string {
  return path.join(ROOT, OWN_PUBLIC);
}

/** The folder that is copied into the site, absolute: `public/` in the content folder, or that of the project for its own. */
export function publicDir(): string {
  const content = contentDir();
  const isOwn = content === path.join(ROOT, OWN_CONTENT);
  return isOwn ? ownPublicDir() : path.join(content, 'public');
}

/** A file's name in messages: relative to the root, with forward slashes. */
export function displayName(absolute: string): string {
  return path.relative(ROOT, absolute).split(path.sep).join('/');
}
