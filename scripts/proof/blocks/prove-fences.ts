import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../../lib/problem/problem';
import type { ToolFacts } from '../facts/tool-facts';
import { TOOL_SOURCES } from '../projects/packages';
import { type ProjectName, prepareProject } from '../projects/prepare';
import type { CommandWorld } from './check-commands';
import { checkPage, type FenceResult } from './check-page';
import { checkTypes, type TypedSample } from './check-types';
import { withoutComments } from './comments';
import type { Fence, FencedFile } from './fences';
import { placesOf } from './places';
import { isExcerpt, sampleKindOf } from './samples';

/** Files with the same blocks, apart from comments: a page in several languages. */
type Translations = readonly [FencedFile, ...FencedFile[]];

/** What commands on pages may refer to. */
export async function readCommandWorld(
  project: string,
  { commands }: ToolFacts,
): Promise<CommandWorld> {
  const manifest = await readFile(path.join(TOOL_SOURCES, 'package.json'), 'utf8');
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Record<string, string> };
  const programs = await readdir(path.join(project, 'node_modules/.bin'));
  return {
    packages: new Map(Object.entries(devDependencies)),
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
  const typeProblems = await checkAllTypes(pages.map(([first]) => first.fences));
  const results: FenceResult[] = [];
  for (const translations of pages) {
    const [{ file, fences }] = translations;
    onPage(file);
    const own = await checkPage(fences, { ...world, typeProblems });
    results.push(
      ...translations.flatMap((translation) =>
        own.map((result, index) => moved(result, translation, index)),
      ),
    );
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
async function checkAllTypes(pages: readonly (readonly Fence[])[]): Promise<Map<Fence, Problem>> {
  const samples = new Map<ProjectName, TypedSample[]>();
  for (const fences of pages) {
    const places = placesOf(fences);
    const earlier: Fence[] = [];
    for (const [index, fence] of fences.entries()) {
      const project = places[index] ?? 'shop';
      if (fence.mode !== 'check' || sampleKindOf(fence) !== 'module' || isExcerpt(fence)) continue;
      const list = samples.get(project) ?? [];
      samples.set(project, [...list, { fence, earlier: [...earlier] }]);
      if (fence.title !== undefined) earlier.push(fence);
    }
  }
  const problems = new Map<Fence, Problem>();
  for (const [name, list] of samples) {
    const found = await checkTypes(await prepareProject(name), list);
    for (const [fence, problem] of found) problems.set(fence, problem);
  }
  return problems;
}
