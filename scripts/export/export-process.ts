import { fork } from 'node:child_process';
import { setWorkspace, type Workspace, workspace } from '../../lib/content/workspace';
import { childEnv } from '../support/run';
import { UserError } from '../support/user-error';
import { type ExportPart, exportPart } from './export-part';
import type { WrittenPage } from './kept-pages';

/** What the process is given. */
interface Task {
  part: ExportPart;
  folders: Workspace;
}

/** What the process answers. An error loses its class on the way. */
type Answer = { written: WrittenPage[] } | { refused: string };

/**
 * Writes pages in another process.
 *
 * @returns What `exportPart` returns there, so its pages are copies.
 */
export function exportInProcess(part: ExportPart): Promise<WrittenPage[]> {
  return new Promise((resolve, reject) => {
    const child = fork('scripts/run.mjs', ['export/export-process', 'part'], {
      // Pages have dates and sets.
      serialization: 'advanced',
      env: childEnv({}),
    });
    child.on('message', (answer: Answer) => {
      if ('written' in answer) resolve(answer.written);
      else reject(new UserError(answer.refused));
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The export of some pages ended with ${code}.`)));
    child.send({ part, folders: workspace() } satisfies Task);
  });
}

async function answerOf({ part, folders }: Task): Promise<Answer> {
  setWorkspace(folders);
  try {
    return { written: await exportPart(part) };
  } catch (error) {
    if (error instanceof UserError) return { refused: error.message };
    throw error;
  }
}

if (process.argv[2] === 'part') {
  process.once('message', async (task: Task) => {
    const answer = await answerOf(task);
    process.send?.(answer, () => process.disconnect());
  });
}
