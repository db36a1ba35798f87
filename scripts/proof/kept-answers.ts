import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/content/read/files';
import type { Problem } from '../../lib/problem';
import { TOOL_SOURCES } from './projects/prepare';

const FOLDER = '.cache/verify';
/** What every answer depends on: how pages are verified, and with which packages and apps. */
const CODE = ['blocks', 'facts', 'projects', 'tool'].map((name) => `scripts/proof/${name}`);
/** The tests of statements, on which only their own results depend. */
const TESTS = ['claims', 'frameworks'].map((name) => `${TOOL_SOURCES}/${name}/`);

interface Answer {
  problem?: Problem;
}

/** A hash of the files below some folders, without those of `except`. */
export function hashOfFolders(folders: readonly string[], except: readonly string[] = []): string {
  const files = folders
    .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
    .filter((file) => !except.some((start) => file.startsWith(start)));
  return hashOf([process.version, files.map((file) => [file, readFileSync(file, 'base64')])]);
}

/**
 * The answers of earlier runs, one file for each question in `.cache`, which is empty in CI. An answer holds while what
 * it depends on is the same. One with a problem is not kept: the machine may be the reason.
 */
export class KeptAnswers {
  constructor(
    private readonly folder = FOLDER,
    private readonly code = hashOfFolders(CODE, TESTS),
  ) {}

  /**
   * @param inputs What the answer depends on besides the code.
   * @returns the answers, or undefined if the question has to be asked.
   */
  async read<Own extends Answer>(question: string, inputs: unknown): Promise<Own[] | undefined> {
    const text = await readFile(this.fileOf(question), 'utf8').catch(() => 'null');
    const kept = JSON.parse(text) as { hash: string; answers: Own[] } | null;
    return kept?.hash === this.hashOf(inputs) ? kept.answers : undefined;
  }

  /** Asks a question, if it has no answer. */
  async ask<Own extends Answer>(
    question: string,
    inputs: unknown,
    ask: () => Promise<Own[]>,
  ): Promise<Own[]> {
    const kept = await this.read<Own>(question, inputs);
    if (kept) return kept;
    const answers = await ask();
    if (!answers.some(({ problem }) => problem)) {
      await mkdir(this.folder, { recursive: true });
      const text = JSON.stringify({ hash: this.hashOf(inputs), answers });
      await writeFile(this.fileOf(question), text);
    }
    return answers;
  }

  private hashOf(inputs: unknown): string {
    return hashOf([this.code, inputs]);
  }

  private fileOf(question: string): string {
    return path.join(this.folder, `${encodeURIComponent(question)}.json`);
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
