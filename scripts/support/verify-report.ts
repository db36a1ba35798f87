import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What proving all pages came to. Every block of code and every fact counts as a test. */
export interface VerifyReport {
  passed: number;
  failed: number;
  /** Blocks of all pages by how they are proved. */
  modes: Record<'check' | 'run' | 'output' | 'skip', number>;
  /** Options, switches, rules, commands and flags that were looked for. */
  facts: number;
}

const FILE = '.cache/verify-report.json';

/** Leave the report for the commands that sum it up. */
export async function writeVerifyReport(report: VerifyReport): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(report));
}

/** The report of the last run; undefined where there was none. */
export async function readVerifyReport(): Promise<VerifyReport | undefined> {
  const text = await readFile(FILE, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as VerifyReport);
}

/** A run that ends early leaves no report of an earlier one behind. */
export async function dropVerifyReport(): Promise<void> {
  await rm(FILE, { force: true });
}
