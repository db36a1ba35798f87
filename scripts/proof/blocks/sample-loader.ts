import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { prepareEnvironment } from './run-command';

const LOADER = 'load-samples.mjs';
const LIMIT_MS = 90_000;

/**
 * Loads samples with the packages of a project, one after another, in a process that `load-samples.mjs` describes. A
 * process imports the packages once, which takes longer than a small build, and is replaced after a failure.
 */
export class SampleLoader {
  private child: ChildProcess | undefined;

  constructor(private readonly project: string) {}

  /**
   * @param file The sample, below the project.
   * @returns the error, if it cannot be loaded.
   */
  async load(file: string): Promise<string | undefined> {
    this.child ??= await this.start();
    const error = await this.answerOf(this.child, file);
    if (error !== undefined) this.stop();
    return error;
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async start(): Promise<ChildProcess> {
    const env = { ...(await prepareEnvironment(this.project)), CI: '1', RSDOCTOR: 'true' };
    return fork(path.join(this.project, LOADER), [], {
      cwd: this.project,
      env: env as Record<string, string> as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  private answerOf(child: ChildProcess, file: string): Promise<string | undefined> {
    return new Promise((resolve) => {
      const settle = (error: string | undefined) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        resolve(error);
      };
      const onMessage = ({ error }: { error?: string }) => settle(error);
      const onExit = (code: number | null) => settle(`Error: the process ended with ${code}.`);
      const timer = setTimeout(() => settle('Error: it does not end.'), LIMIT_MS);
      child.on('message', onMessage).on('exit', onExit);
      child.send({ file });
    });
  }
}
