import { spawn } from 'node:child_process';

/** A command that ended with another exit code than 0. Its own output has said why. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Takes what a command prints, as it comes. */
export type Print = (text: string) => void;

/**
 * Run a command of the project to its end.
 *
 * @param print Takes its output, which is shown on this terminal otherwise.
 * @param cwd The folder it runs in.
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
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => print?.(text));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new CommandError(`${command} ${args.join(' ')} ended with exit code ${code}.`));
    });
  });
}

/** The environment of a command that ends when this process does, however it ends. */
export function childEnv(env: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ENDS_WITH_PARENT: 'yes', ...env };
}

/** The file of a command that a package of the project brings: `node_modules/.bin/next`. */
export function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}
