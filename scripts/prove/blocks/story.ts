import type { Problem } from '../../../lib/problem';
import { type ProjectName, prepareProject } from '../projects/prepare';
import type { CommandWorld } from './check-commands';
import type { Fence } from './fences';
import { maskOutput } from './masks';
import type { CommandResult } from './run-command';

/** What all pages are checked against. */
export interface PageWorld extends CommandWorld {
  /** What the compiler found, once for all pages. */
  typeProblems: ReadonlyMap<Fence, Problem>;
}

/** What a page has done so far: a page is a story, and its files stay for the commands after them. */
export interface Story {
  world: PageWorld;
  lane: number;
  projects: Map<ProjectName, string>;
  project: ProjectName;
  /** What the last command or build printed, in every project and in all. */
  last: Map<ProjectName | 'any', Printed>;
}

/** The result of a command, and where it ran. */
export interface Printed extends CommandResult {
  folder: string;
}

/** What is wrong with a block; its line counts from the opening fence. */
export type Mistake = Pick<Problem, 'problem' | 'remedy'> & { line?: number };

const FIRST_LINES = 6;

/** The project that the story is in, laid out when a page first comes there. */
export async function projectFolder(story: Story): Promise<string> {
  const known = story.projects.get(story.project);
  if (known !== undefined) return known;
  const folder = await prepareProject(story.project, story.lane);
  story.projects.set(story.project, folder);
  return folder;
}

/** Keep what was printed for the outputs that follow. */
export function remember({ last, project }: Story, printed: Printed): void {
  last.set(project, printed).set('any', printed);
}

/** The first lines of what was printed that say something. */
export function excerptOf({ printed }: CommandResult, folder: string): string {
  const lines = maskOutput(printed, folder)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const from = Math.max(
    0,
    lines.findIndex((line) => /error/i.test(line)),
  );
  return lines.slice(from, from + FIRST_LINES).join('\n  | ');
}
