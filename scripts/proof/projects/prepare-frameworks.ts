import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FencedFile } from '../blocks/fences';
import { installPackages, TOOL_SOURCES } from './prepare';

const SOURCES = path.join(TOOL_SOURCES, 'frameworks');
const CACHE = path.resolve('.cache/frameworks');
const KEPT = ['node_modules', 'stamp'];

/** The titles of the samples on the page that a project is built with. */
const PAGE = 'en/guide/start/frameworks.mdx';
const SAMPLES = { 'next.config.mjs': 'next' };

/**
 * Installs the packages for pages about frameworks and other tools, in a separate folder: otherwise every
 * project would contain them. Next.js is that of the site.
 *
 * @returns the folder, with the projects and the samples of the page in them.
 */
export async function prepareFrameworks(files: readonly FencedFile[]): Promise<string> {
  await installPackages(SOURCES, CACHE, CACHE);
  for (const entry of await readdir(CACHE)) {
    if (!KEPT.includes(entry)) await rm(path.join(CACHE, entry), { recursive: true });
  }
  await cp(SOURCES, CACHE, { recursive: true });
  await cp(path.join(TOOL_SOURCES, 'reporter.mjs'), path.join(CACHE, 'reporter.mjs'));
  for (const { project, title, code } of samplesOfFrameworks(files))
    await writeFile(path.join(CACHE, project, title), code);
  return CACHE;
}

/** The code of the page that the projects are built with. */
export function samplesOfFrameworks(files: readonly FencedFile[]) {
  const fences = files.find(({ file }) => file.endsWith(PAGE))?.fences ?? [];
  return Object.entries(SAMPLES).map(([title, project]) => {
    const code = fences.find((fence) => fence.title === title)?.code;
    if (code === undefined)
      throw new Error(`${PAGE} does not contain a code block titled ${title}.`);
    return { project, title, code };
  });
}
