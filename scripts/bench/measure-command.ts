import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_EVERY_MS = 200;
const KIB_PER_GB = 1_000_000_000 / 1024;

/** What a command took: wall-clock seconds, and the peak of the memory of it and all its children in GB. */
export interface Cost {
  seconds: number;
  peakGb: number;
}

/**
 * Run a command quietly and measure it. Memory is the resident set of the whole process tree, sampled
 * five times a second from `/proc`, so it is measured on Linux only and 0 elsewhere.
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
  let peakKib = 0;
  const timer = setInterval(() => {
    peakKib = Math.max(peakKib, residentKib(child.pid ?? 0));
  }, SAMPLE_EVERY_MS);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output.slice(-2000)}`);
  return { seconds: (performance.now() - start) / 1000, peakGb: peakKib / KIB_PER_GB };
}

/** Resident memory of a process and its descendants. */
function residentKib(root: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const status = statusOf(name);
    parents.set(Number(name), numberIn(status, 'PPid'));
    sizes.set(Number(name), numberIn(status, 'VmRSS'));
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return [...sizes].reduce((sum, [pid, size]) => (isBelow(pid) ? sum + size : sum), 0);
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return ''; // It ended between the listing and the reading.
  }
}

function numberIn(status: string, key: string): number {
  return Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}
