import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Release } from '../../../lib/releases';
import type { Fence } from './fences';
import type { BlockError } from './story';

/** The text of each interface of a release, printed once. */
const printed = new Map<Release, Promise<Record<string, string>>>();

/** Compares an interface on a page with that of the published types. */
export async function checkInterface(
  { code }: Fence,
  project: string,
  release: Release,
): Promise<BlockError | undefined> {
  const texts = printed.get(release) ?? printInterfaces(project);
  printed.set(release, texts);
  return compareInterface(code, await texts);
}

export function compareInterface(
  code: string,
  texts: Readonly<Record<string, string>>,
): BlockError | undefined {
  const [, name = ''] = /^interface (\w+)/.exec(code) ?? [];
  const text = texts[name];
  if (text === undefined) {
    const remedy = `Begin it with \`interface\` and one of ${Object.keys(texts).join(', ')}.`;
    return { problem: 'does not begin with an interface that is known here.', remedy };
  }
  if (code.trim() === text) return undefined;
  return { problem: `is not the interface ${name} of the packages.`, remedy: `Write:\n\n${text}` };
}

async function printInterfaces(project: string) {
  const { stdout } = await promisify(execFile)(process.execPath, ['print-interfaces.mjs'], {
    cwd: project,
  });
  return JSON.parse(stdout) as Record<string, string>;
}
