import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../../lib/problem/problem';
import { RELEASES, type Release } from '../../../lib/releases';
import type { ToolFacts } from '../facts/tool-facts';
import { readManifest } from '../projects/packages';
import { type ProjectName, prepareProject } from '../projects/prepare';
import type { CommandWorld } from './check-commands';
import { checkPage, type FenceResult } from './check-page';
import { checkTypes, type TypedSample } from './check-types';
import { withoutComments } from './comments';
import type { Fence, FencedFile } from './fences';
import { placesOf } from './places';
import { isTyped, releasesOf } from './samples';
import type { PageWorld } from './story';

/** Files with the same blocks, apart from comments: a page in several languages. */
type Translations = readonly [FencedFile, ...FencedFile[]];

/** What commands on pages may refer to. */
export async function readCommandWorld(
  project: string,
  { commands }: ToolFacts,
): Promise<CommandWorld> {
  const packages = new Map<string, string[]>();
  for (const release of RELEASES) {
    const { devDependencies } = await readManifest(release);
    for (const [name, version] of Object.entries(devDependencies))
      packages.set(name, [...(packages.get(name) ?? []), version]);
  }
  const programs = await readdir(path.join(project, 'node_modules/.bin'));
  return {
    packages,
    programs: new Set(programs),
    commands,
  };
}

/**
 * Verifies every code block of every file. A block that several languages share is verified once.
 *
 * @param onPage Called before each page, because some take seconds.
 */
export async function proveFences(
  files: readonly FencedFile[],
  world: CommandWorld,
  onPage: (file: string) => void,
): Promise<FenceResult[]> {
  const pages = translationsOf(files.filter(({ fences }) => fences.length > 0));
  const worlds: PageWorld[] = [];
  for (const release of RELEASES) {
    const typeProblems = await checkAllTypes(
      pages.map(([first]) => first.fences),
      release,
    );
    worlds.push({ ...world, release, typeProblems });
  }
  const results: FenceResult[] = [];
  for (const translations of pages) {
    const [{ file, fences }] = translations;
    onPage(file);
    const own = await checkInAll(fences, worlds);
    results.push(
      ...translations.flatMap((translation) =>
        own.map((result, index) => moved(result, translation, index)),
      ),
    );
  }
  return results;
}

/** The first problem of each block, of the releases that it is proved with. */
async function checkInAll(fences: readonly Fence[], worlds: readonly PageWorld[]) {
  const results: FenceResult[] = fences.map((fence) => ({ fence }));
  for (const world of worlds) {
    for (const [index, result] of (await checkPage(fences, world)).entries()) {
      if (!results[index]?.problem) results[index] = result;
    }
  }
  return results;
}

function translationsOf(files: readonly FencedFile[]): Translations[] {
  const pages = new Map<string, [FencedFile, ...FencedFile[]]>();
  for (const file of files) {
    const key = keyOf(file.fences);
    const translations = pages.get(key);
    if (translations) translations.push(file);
    else pages.set(key, [file]);
  }
  return [...pages.values()];
}

/** Blocks without places and comments, which do not change what they do. */
function keyOf(fences: readonly Fence[]): string {
  return JSON.stringify(
    fences.map((fence) => ({ ...fence, file: '', line: 0, code: withoutComments(fence) })),
  );
}

/** Applies the result of a block to the same block in another language, on its own line. */
function moved(
  { fence, problem }: FenceResult,
  translation: FencedFile,
  index: number,
): FenceResult {
  const own = translation.fences[index] ?? fence;
  if (!problem) return { fence: own };
  const line = (problem.line ?? fence.line) - fence.line + own.line;
  return { fence: own, problem: { ...problem, file: own.file, line } };
}

/** Runs the compiler once per project, because it takes longer to start than to check a sample. */
async function checkAllTypes(
  pages: readonly (readonly Fence[])[],
  release: Release,
): Promise<Map<Fence, Problem>> {
  const samples = new Map<ProjectName, TypedSample[]>();
  for (const fences of pages) {
    const places = placesOf(fences);
    const earlier: Fence[] = [];
    for (const [index, fence] of fences.entries()) {
      const project = places[index] ?? 'shop';
      if (!isTyped(fence) || !releasesOf(fence).includes(release)) continue;
      const list = samples.get(project) ?? [];
      samples.set(project, [...list, { fence, earlier: [...earlier] }]);
      if (fence.title !== undefined) earlier.push(fence);
    }
  }
  const problems = new Map<Fence, Problem>();
  for (const [name, list] of samples) {
    const found = await checkTypes(await prepareProject(name, release), list, release);
    for (const [fence, problem] of found) problems.set(fence, problem);
  }
  return problems;
}
