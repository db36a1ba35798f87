import { spawn } from 'node:child_process';

/** A command that ended with another exit code than 0. Its own output has said why. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Run a command of the project to its end, with its output on this terminal.
 *
 * @throws CommandError if it fails.
 */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: childEnv(env) });
    child.on('error', reject);
    child.on('exit', (code) => {
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
