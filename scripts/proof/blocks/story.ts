import type { Problem } from '../../../lib/problem/problem';
import type { Release } from '../../../lib/releases';
import { type ProjectName, prepareProject } from '../projects/prepare';
import type { CommandWorld } from './check-commands';
import type { Fence } from './fences';
import { maskOutput } from './masks';
import type { CommandResult } from './run-command';
import { SampleLoader } from './sample-loader';

/** What all pages are checked against. */
export interface PageWorld extends CommandWorld {
  /** What the blocks are proved with. */
  release: Release;
  /** The errors of the compiler, for all pages. */
  typeProblems: ReadonlyMap<Fence, Problem>;
}

/** The state of a page: its blocks run in order, and each can use the files of those before it. */
export interface Story {
  world: PageWorld;
  projects: Map<ProjectName, string>;
  project: ProjectName;
  /** What loads its samples, by the folder of the project. */
  loaders: Map<string, SampleLoader>;
  /** The output of the last command or build, by project and in total. */
  last: Map<ProjectName | 'any', Printed>;
}

/** The result of a command, and where it ran. */
export interface Printed extends CommandResult {
  folder: string;
}

/** An error in a block; its line counts from the opening fence. */
export type BlockError = Pick<Problem, 'problem' | 'remedy'> & { line?: number };

const FIRST_LINES = 6;

/** The current project of the story, laid out when the page first uses it. */
export async function projectFolder(story: Story): Promise<string> {
  const known = story.projects.get(story.project);
  if (known !== undefined) return known;
  const folder = await prepareProject(story.project, story.world.release);
  story.projects.set(story.project, folder);
  return folder;
}

/** What loads the samples of a project until the page ends. */
export function loaderOf({ loaders }: Story, folder: string): SampleLoader {
  const loader = loaders.get(folder) ?? new SampleLoader(folder);
  loaders.set(folder, loader);
  return loader;
}

/** Records the output for the blocks that follow. */
export function remember({ last, project }: Story, printed: Printed): void {
  last.set(project, printed).set('any', printed);
}

/** The first lines of an output that are not empty. */
export function excerptOf(printed: string, folder: string): string {
  const lines = maskOutput(printed, folder)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const from = Math.max(
    0,
    lines.findIndex((line) => /error/i.test(line)),
  );
  return lines.slice(from, from + FIRST_LINES).join('\n  | ');
}
