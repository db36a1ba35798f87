import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_EVERY_MS = 200;
/** The unit of processor time in Linux, on all current processors. */
const MS_PER_TICK = 10;

/** What a command used: wall-clock seconds, and seconds of processor time of its process tree. */
interface Cost {
  seconds: number;
  processor: number;
}

/**
 * Runs a command without output and measures it on Linux, five times a second.
 *
 * @throws if the command fails, with the end of its output.
 */
export async function measureCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Cost> {
  const start = performance.now();
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  let processor = 0;
  const timer = setInterval(() => {
    processor = Math.max(processor, processorMs(child.pid ?? 0));
  }, SAMPLE_EVERY_MS);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} exited with ${code}:\n${output.slice(-2000)}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, processor: processor / 1000 };
}

/** The processor time of a process, its descendants and those that have exited, in ms. */
export function processorMs(root: number): number {
  return processTree(root)
    .map((pid) => readProc(pid, 'stat').replace(/^.*\) /, ''))
    .map((stat) => stat.split(' ').slice(11, 15).map(Number))
    .reduce((sum, times) => times.reduce((all, ticks) => all + ticks * MS_PER_TICK, sum), 0);
}

/** A process and its descendants. */
function processTree(root: number): string[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    parents.set(Number(name), numberIn(readProc(name, 'status'), 'PPid'));
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow).map(String);
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // The process exited after it was listed.
  }
}

function numberIn(text: string, key: string): number {
  return Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
