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
 * @param onPage Called with each page and release before it is verified, because some take seconds.
 */
export async function proveFences(
  files: readonly FencedFile[],
  world: CommandWorld,
  onPage: (page: string) => void,
): Promise<FenceResult[]> {
  const pages = translationsOf(files.filter(({ fences }) => fences.length > 0));
  // Each release has projects of its own.
  const byRelease = await Promise.all(
    RELEASES.map((release) => proveIn(release, pages, world, onPage)),
  );
  return pages.flatMap((translations, page) => {
    const results = firstProblems(byRelease.map((results) => results[page] ?? []));
    return translations.flatMap((translation) =>
      results.map((result, index) => moved(result, translation, index)),
    );
  });
}

/** Verifies the pages one after another, which share the projects of the release. Returns the results by page. */
async function proveIn(
  release: Release,
  pages: readonly Translations[],
  world: CommandWorld,
  onPage: (page: string) => void,
): Promise<FenceResult[][]> {
  const codes = pages.map(([{ fences }]) => fences);
  const typeProblems = await checkAllTypes(codes, release);
  const results: FenceResult[][] = [];
  for (const [{ file, fences }] of pages) {
    onPage(`${file} with ${release}`);
    results.push(await checkPage(fences, { ...world, release, typeProblems }));
  }
  return results;
}

/** The first problem of each block, of the releases that it is proved with. */
function firstProblems(byRelease: readonly (readonly FenceResult[])[]): FenceResult[] {
  const [first = []] = byRelease;
  return first.map(
    (result, index) => byRelease.map((list) => list[index]).find((one) => one?.problem) ?? result,
  );
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
