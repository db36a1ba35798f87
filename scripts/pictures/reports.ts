import { execFile } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { prepareProject } from '../tool/prepare';
import { neutraliseData, neutraliseFolder, neutralisePage } from './neutral';

/** Everything that the report can show, and the rule that finds something in the sample. */
const OPTIONS = {
  features: ['loader', 'plugins', 'bundle', 'resolver'],
  linter: { rules: { 'ecma-version-check': ['Warn', { ecmaVersion: 2015 }] } },
};
const BRIEF = { mode: 'brief', options: { type: ['html', 'json'] } };

/** How much of what a failed build said is repeated. */
const LINES_OF_REASON = 12;

export interface Reports {
  /** The sample app, with the packages in its `node_modules`. */
  project: string;
  /** The manifest of a report with code, for `rsdoctor analyze`. */
  manifest: string;
  /** The report as one page. */
  report: string;
  /** The comparison of two builds as one page. */
  diff: string;
}

/**
 * Build the sample app with the published plugin. Nothing in the reports tells where this happened.
 *
 * @throws if it does not build, with what the bundler said.
 */
export async function buildReports(): Promise<Reports> {
  const project = await prepareProject('harbor');
  const dist = path.join(project, 'dist');
  // All builds write to the same folder, because reports name it.
  for (const sources of ['baseline', 'current']) {
    await build(project, { sources, options: { ...OPTIONS, output: BRIEF } });
    await rename(dist, path.join(project, `${sources}-dist`));
  }
  await build(project, { options: { ...OPTIONS, output: { mode: 'normal' } } });
  const neutral = path.join(project, 'neutral');
  const manifest = await neutraliseFolder(path.join(dist, '.rsdoctor'), neutral, project);
  const report = await readFile(path.join(project, 'baseline-dist/rsdoctor-report.html'), 'utf8');
  const diff = await compare(project);
  return { project, manifest, report: neutralisePage(report, project), diff };
}

/** One process per build: the report counts its first stage from the start of the process. */
async function build(project: string, request: object): Promise<void> {
  const args = ['build.mjs', JSON.stringify(request)];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: project, maxBuffer: 64 * 1024 ** 2 });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const reason = stderr.trim().split('\n').slice(0, LINES_OF_REASON).join('\n');
    throw new Error(`The sample app does not build, so no picture was made.\n${reason}`);
  }
}

async function compare(project: string): Promise<string> {
  for (const name of ['baseline', 'current']) {
    const file = path.join(project, `${name}-dist/rsdoctor-data.json`);
    await writeFile(file, neutraliseData(await readFile(file, 'utf8'), project));
  }
  const args = ['baseline', 'current'].map((name) => `--${name}=${name}-dist/rsdoctor-data.json`);
  await promisify(execFile)(
    'node_modules/.bin/rsdoctor',
    ['bundle-diff', ...args, '--html', '--output=diff.html'],
    { cwd: project },
  );
  return neutralisePage(await readFile(path.join(project, 'diff.html'), 'utf8'), project);
}
