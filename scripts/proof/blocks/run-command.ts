import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The result of a command. */
export interface CommandResult {
  /** Both output streams, interleaved. */
  printed: string;
  /** Undefined if it had to be killed. */
  exitCode: number | undefined;
  /** Whether it neither exited nor served a page in time. */
  isStuck: boolean;
}

interface Running {
  child: ChildProcess;
  printed: string;
  printedAt: number;
  hasEnded: boolean;
}

const POLL_MS = 100;
/** A server prints its address and opens the page; after this silence it is ready. */
const SILENCE_MS = 1500;
const LIMIT_MS = 90_000;
const SERVES = /running on: http|the local url:/;

/**
 * Runs a shell script in a project. A server is stopped as soon as its page is available, as a
 * reader does with Ctrl+C, so that no process stays behind. Browsers are not opened.
 */
export async function runCommand(
  project: string,
  script: string,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const ours = await prepareEnvironment(project);
  const running = start(project, script, { ...ours, ...env });
  const startedAt = Date.now();
  const isServing = () =>
    Date.now() - running.printedAt > SILENCE_MS &&
    (existsSync(ours.OPENED) || SERVES.test(running.printed));
  while (!running.hasEnded && !isServing() && Date.now() - startedAt < LIMIT_MS) {
    await sleep(POLL_MS);
  }
  const isStuck = !running.hasEnded && !isServing();
  const exitCode = running.hasEnded ? (running.child.exitCode ?? undefined) : undefined;
  if (!running.hasEnded) await end(running);
  return { printed: running.printed, exitCode, isStuck };
}

function start(project: string, script: string, env: Record<string, string>): Running {
  const child = spawn('bash', ['-e', '-c', `exec 2>&1\n${script}`], {
    cwd: project,
    env: env as NodeJS.ProcessEnv,
    // A separate process group can be killed as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const running: Running = { child, printed: '', printedAt: Date.now(), hasEnded: false };
  child.stdout.on('data', (chunk) => {
    running.printed += chunk;
    running.printedAt = Date.now();
  });
  child.on('close', () => {
    running.hasEnded = true;
  });
  return running;
}

/** Sends SIGINT as Ctrl+C does, then SIGKILL if the group keeps running. */
async function end({ child }: Running): Promise<void> {
  if (child.pid === undefined) return;
  const closed = once(child, 'close');
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      return; // The group has already exited.
    }
    if (await Promise.race([closed.then(() => true), sleep(3000, false)])) return;
  }
}

/**
 * Empties the home directory of a project, and returns the environment of a command: nothing of this machine except its programs, and that
 * directory, in which the browser of `tool/bin` records what it should open.
 */
export async function prepareEnvironment(project: string) {
  const home = `${project}.home`;
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    OPENED: path.join(home, 'opened'),
    TZ: 'UTC',
    NO_COLOR: '1',
  };
}
