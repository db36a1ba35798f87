import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../lib/problem/problem';
import { RELEASES, type Release } from '../../../lib/releases';
import { PROJECTS } from '../projects/prepare';
import { checkSample, writeSample } from './check-sample';
import type { Fence } from './fences';
import { anywhere, findDifference, maskOutput } from './masks';
import { placesOf } from './places';
import { runCommand } from './run-command';
import { releasesOf, sampleKindOf } from './samples';
import {
  type BlockError,
  excerptOf,
  type PageWorld,
  projectFolder,
  remember,
  type Story,
} from './story';

/** The result of verifying a code block: a problem, or nothing. */
export interface FenceResult {
  fence: Fence;
  problem?: Problem;
}

/** Verifies the code blocks of a page that are for the release of the world, in order. */
export async function checkPage(
  fences: readonly Fence[],
  world: PageWorld,
): Promise<FenceResult[]> {
  const story: Story = {
    world,
    projects: new Map(),
    project: 'shop',
    loaders: new Map(),
    last: new Map(),
  };
  const places = placesOf(fences);
  const results: FenceResult[] = [];
  try {
    for (const [index, fence] of fences.entries()) {
      story.project = places[index] ?? 'shop';
      const isProved = releasesOf(fence).includes(world.release);
      const error = isProved ? await prove(fence, fences[index + 1], story) : undefined;
      const { file, line } = fence;
      const problem = error && {
        file,
        ...inRelease(error, fence, world.release),
        line: line + (error.line ?? 0),
      };
      results.push(problem ? { fence, problem } : { fence });
    }
    return results;
  } finally {
    for (const loader of story.loaders.values()) loader.stop();
  }
}

/** An error that the block does not have in the first release says so. */
function inRelease(error: BlockError, fence: Fence, release: Release): BlockError {
  if (release === RELEASES[0] || fence.release === release) return error;
  const remedy = `${error.remedy} Or say \`release="${RELEASES[0]}"\`; for a name that only changes, write \`// ${release}: '@rsdoctor/core'\` on its line.`;
  return { problem: `in ${release} ${error.problem}`, remedy };
}

async function prove(fence: Fence, next: Fence | undefined, story: Story) {
  switch (fence.mode) {
    case 'skip':
      return undefined;
    case 'check':
      return checkSample(fence, story);
    case 'run':
      return runFence(fence, next, story);
    case 'output':
      return compareOutput(fence, story);
  }
}

async function runFence(
  fence: Fence,
  next: Fence | undefined,
  story: Story,
): Promise<BlockError | undefined> {
  const folder = await projectFolder(story);
  const isShell = sampleKindOf(fence) === 'commands';
  const script = isShell
    ? fence.code
    : `node '${await writeSample(fence, folder, story.world.release)}'`;
  const printed = { ...(await runCommand(folder, script)), folder };
  remember(story, printed);
  const { exitCode = 0, isStuck } = printed;
  if (isStuck) {
    return { problem: 'neither ends nor serves a page.', remedy: 'Check it, or say `check`.' };
  }
  const wanted = wantedExitCode(next);
  if (exitCode === wanted) return undefined;
  return {
    problem: `exits with code ${exitCode}: ${excerptOf(printed.printed, folder)}`,
    remedy: `Correct it, or write it in the block after it: \`output="exit ${exitCode}"\`.`,
  };
}

/** `output="exit 1"` states the exit code of the command before it. */
function wantedExitCode(next: Fence | undefined): number {
  const [, code] = (next?.mode === 'output' && /\bexit (\d+)\b/.exec(next.value ?? '')) || [];
  return Number(code ?? 0);
}

function compareOutput(fence: Fence, { last }: Story): BlockError | undefined {
  const words = fence.value?.split(' ') ?? [];
  const named = PROJECTS.find((name) => words.includes(name));
  const result = last.get(named ?? 'any');
  if (!result) {
    const problem = 'shows an output, but no block before it runs anything.';
    return { problem, remedy: 'Show the command first, or say `skip="reason"`.' };
  }
  const { printed, folder } = result;
  if (words.includes('files')) return compareFiles(fence, folder);
  const shown = words.includes('part') ? anywhere(fence.code) : fence.code;
  const difference = findDifference({ shown, printed, project: folder });
  if (difference === undefined) return undefined;
  const remedy = `The command prints:\n${maskOutput(printed, folder).replace(/^/gm, '  | ')}`;
  return { problem: `${difference}.`, remedy };
}

/** `output="files"`: each line is a file that the command has written. */
function compareFiles({ code }: Fence, folder: string): BlockError | undefined {
  const missing = code.split('\n').findIndex((file) => !existsSync(path.join(folder, file.trim())));
  if (missing < 0) return undefined;
  const problem = `names the file ${code.split('\n')[missing]}, which is not written.`;
  return { line: missing + 1, problem, remedy: 'Name what the command writes.' };
}
