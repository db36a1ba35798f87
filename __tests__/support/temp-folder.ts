import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** Creates a folder that is removed after the tests of the file. */
export function makeTempFolder(parent = tmpdir(), name = 'test-'): string {
  const folder = mkdtempSync(path.join(parent, name));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
