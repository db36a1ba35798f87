import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const END_WITH_PARENT = pathToFileURL(path.resolve('scripts/support/end-with-parent.mjs')).href;

/** The niceness of a command in the background: enough to give way, and not so much that tests run out of time. */
export const BACKGROUND = 5;

/** A command that exited with an error. Its output has explained it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Receives the output of a command. */
export type Print = (text: string) => void;

/**
 * Runs a command of the project and waits for it.
 *
 * @param print Receives the output, which is shown on this terminal otherwise. Nobody watches such a command, so it leaves
 *   the processor to others.
 * @param cwd The working directory.
 * @throws CommandError if it fails.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  print?: Print,
  cwd?: string,
) {
  return new Promise<void>((resolve, reject) => {
    const stdio = print ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['inherit', stdio, stdio],
      env: childEnv(env),
      cwd,
    });
    if (print && child.pid !== undefined) setPriority(child.pid, BACKGROUND);
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => print?.(text));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new CommandError(`${command} ${args.join(' ')} exited with code ${code}.`));
    });
  });
}

/** The environment of a command that must end, with all that it starts, when this process ends, even if that is killed. */
export function childEnv(env: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = '', ...others } = process.env;
  const isTold = NODE_OPTIONS.includes(END_WITH_PARENT);
  return {
    ...others,
    NODE_OPTIONS: isTold ? NODE_OPTIONS : `${NODE_OPTIONS} --import=${END_WITH_PARENT}`.trim(),
    ...env,
  };
}

/** The program and the arguments that run a command of `scripts`: `scriptCommand('build', '--compress')`. */
export function scriptCommand(name: string, ...args: string[]): [string, string[]] {
  return [process.execPath, ['scripts/run.mjs', name, ...args]];
}

/** The path of a program of an installed package: `node_modules/.bin/next`. */
export function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}
