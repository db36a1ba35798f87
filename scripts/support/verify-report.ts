import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The result of verifying all pages. Every code block and every fact counts as a test. */
export interface VerifyReport {
  passed: number;
  failed: number;
}

const FILE = '.cache/verify-report.json';

/** Writes the report for commands that use it. */
export async function writeVerifyReport(report: VerifyReport): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(report));
}

/** The report of the last run; undefined if there is none. */
export async function readVerifyReport(): Promise<VerifyReport | undefined> {
  const text = await readFile(FILE, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as VerifyReport);
}

/** Deletes the report of an earlier run, so that a run that crashes leaves none. */
export async function dropVerifyReport(): Promise<void> {
  await rm(FILE, { force: true });
}
