import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

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
 * @param signal Kills it.
 * @throws CommandError if it fails.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  print?: Print,
  signal?: AbortSignal,
) {
  return new Promise<void>((resolve, reject) => {
    const stdio = print ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['inherit', stdio, stdio],
      env: { ...process.env, ...env },
      ...(signal && { signal, killSignal: 'SIGKILL' }),
    });
    if (print && child.pid !== undefined) setPriority(child.pid, BACKGROUND);
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => print?.(text));
    }
    child.on('error', (error) => reject(signal?.reason ?? error));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new CommandError(`${command} ${args.join(' ')} exited with code ${code}.`));
    });
  });
}

/** The program and the arguments that run a command of `scripts`: `scriptCommand('build', '--compress')`. */
export function scriptCommand(name: string, ...args: string[]): [string, string[]] {
  return [process.execPath, ['scripts/run.mjs', name, ...args]];
}

/** The path of a program of an installed package: `node_modules/.bin/next`. */
export function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}
