import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASES, type Release } from '../../../lib/releases';
import { codeFor } from '../projects/prepare';
import { type CommandError, checkCommands } from './check-commands';
import { checkJson, checkYaml } from './check-data';
import { checkInterface } from './check-interface';
import type { Fence } from './fences';
import { anywhere, findDifference } from './masks';
import { runCommand } from './run-command';
import {
  type Builder,
  builderOf,
  checkWords,
  isExcerpt,
  isInterface,
  loadedSample,
  sampleFile,
  sampleKindOf,
} from './samples';
import { type BlockError, excerptOf, loaderOf, projectFolder, remember, type Story } from './story';

/** Checks a block with the mode `check`, by its language. */
export async function checkSample(fence: Fence, story: Story): Promise<BlockError | undefined> {
  const { world } = story;
  switch (sampleKindOf(fence)) {
    case 'json':
      return firstOf(checkJson(fence, world));
    case 'yaml':
      return firstOf(checkYaml(fence, world));
    case 'commands':
      return firstOf(checkCommands(fence.code, world)) ?? checkShell(fence, story);
    case 'module': {
      if (isExcerpt(fence)) return checkExcerpt(fence, story);
      if (isInterface(fence))
        return checkInterface(fence, await projectFolder(story), world.release);
      const typeProblem = world.typeProblems.get(fence);
      if (typeProblem)
        return { ...typeProblem, line: (typeProblem.line ?? fence.line) - fence.line };
      return loadSample(fence, story);
    }
    default:
      return {
        problem: `is in the language ${fence.lang}, which cannot be checked.`,
        remedy: 'Say `skip="…"` with the reason.',
      };
  }
}

/** The lines of an excerpt must be consecutive in the project file that the title names. */
async function checkExcerpt(fence: Fence, story: Story): Promise<BlockError | undefined> {
  const file = path.join(await projectFolder(story), sampleFile(fence));
  const printed = await readFile(file, 'utf8').catch(() => '');
  const difference = findDifference({ shown: anywhere(fence.code), printed });
  if (difference === undefined) return undefined;
  const problem = `is not an excerpt of ${fence.title} in ${story.project}: it ${difference}.`;
  return { problem, remedy: 'Show lines of the file.' };
}

function firstOf([error]: readonly CommandError[]): BlockError | undefined {
  return error;
}

async function checkShell({ code }: Fence, story: Story): Promise<BlockError | undefined> {
  const folder = await projectFolder(story);
  const file = path.join(folder, 'commands.sh');
  await writeFile(file, code);
  const { exitCode, printed } = await runCommand(folder, 'bash -n commands.sh');
  await rm(file);
  if (exitCode === 0) return undefined;
  return { problem: `is not a shell script: ${printed.trim()}`, remedy: 'Correct it.' };
}

async function loadSample(fence: Fence, story: Story): Promise<BlockError | undefined> {
  const folder = await projectFolder(story);
  const { release } = story.world;
  const written = await writeSample(fence, folder, release);
  if (checkWords(fence).has('types')) return undefined;
  const isWhole = fence.release === release || release === RELEASES[0];
  const builder = isWhole ? builderOf(fence) : undefined;
  const error = builder
    ? await buildSample(written, builder, folder, story)
    : await loaderOf(story, folder).load(written);
  if (error === undefined) return undefined;
  return {
    problem: `cannot be ${builder ? `built with ${builder}` : 'loaded'}: ${excerptOf(error, folder)}`,
    remedy: 'Correct the sample, or say `check="types"` if the sample cannot be loaded.',
  };
}

/** Builds with a configuration. @returns what was printed, if the build fails. */
async function buildSample(written: string, builder: Builder, folder: string, story: Story) {
  const script = `node_modules/.bin/${builder} build --config '${await wholeConfig(folder, written, builder, story.world.release)}'`;
  const result = await runCommand(folder, script, { CI: '1', RSDOCTOR: 'true' });
  remember(story, { ...result, folder });
  return result.exitCode === 0 ? undefined : result.printed;
}

/** In the sample app a sample extends the configuration of the app, with the plugin added. */
async function wholeConfig(
  folder: string,
  sample: string,
  builder: Builder,
  release: Release,
): Promise<string> {
  if (!existsSync(path.join(folder, `${builder}.base.mjs`))) return sample;
  const plugin = builder === 'webpack' ? 'RsdoctorWebpackPlugin' : 'RsdoctorRspackPlugin';
  const file = 'whole.config.mjs';
  const config = `import { overBase } from './over-base.mjs';
import { base } from './${builder}.base.mjs';
import { ${plugin} } from '@rsdoctor/${builder}-plugin'; // 2.0: '@rsdoctor/core'
import sample from './${sample}';

export default overBase(base(), { plugins: [new ${plugin}()], ...sample });
`;
  await writeFile(path.join(folder, file), codeFor(release, config));
  return file;
}

/** Writes a sample into a project. @returns its file, for commands that run there. */
export async function writeSample(fence: Fence, folder: string, release: Release): Promise<string> {
  const file = sampleFile(fence);
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, loadedSample(fence, release));
  return file;
}
