import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { isFile } from '../../../lib/site/read/files';

const FOLDER = path.resolve('.cache/editor');

/** The report loads the editor of its code panels from a CDN of npm packages. */
const ADDRESS = /^https:\/\/cdn\.jsdelivr\.net\/npm\/monaco-editor@([\d.]+)\/([\w./-]+)$/;

const installs = new Map<string, Promise<unknown>>();

/** Answers requests for the editor with the files of its npm package, which is installed at the first request. */
export async function serveEditor(context: BrowserContext): Promise<void> {
  await context.route(ADDRESS, async (route) => {
    const [, version = '', file = ''] = ADDRESS.exec(route.request().url()) ?? [];
    const install = installs.get(version) ?? installEditor(version);
    installs.set(version, install);
    await install;
    await route.fulfill({ path: path.join(packageFolder(version), file) });
  });
}

function packageFolder(version: string): string {
  return path.join(FOLDER, version, 'node_modules/monaco-editor');
}

async function installEditor(version: string): Promise<void> {
  if (isFile(path.join(packageFolder(version), 'package.json'))) return;
  const cwd = path.join(FOLDER, version);
  await mkdir(cwd, { recursive: true });
  const args = ['install', `monaco-editor@${version}`, '--prefix', cwd, '--ignore-scripts'];
  await promisify(execFile)('npm', [...args, '--no-audit', '--no-fund'], { cwd });
}
