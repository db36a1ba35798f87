import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { es, FEATURES, runBuild } from '../prove/projects/measure-builds';
import { prepareSample, type Sample } from '../prove/projects/prepare';
import { UserError } from '../support/user-error';
import { neutralizeData, neutralizeFolder, neutralizePage } from './neutral';

/** The features of the report, and the rule that finds something in the sample. */
const OPTIONS = {
  features: FEATURES,
  linter: es(2015),
};
const BRIEF = { mode: 'brief', options: { type: ['html', 'json'] } };
const NORMAL = { mode: 'normal' };

/** The fastest of this many builds is used, because other processes lengthen durations. */
const BUILDS_TO_SHOW = 3;

/** The folder of the results in the project. */
const RESULTS = 'reports';

/** The number of characters of the output of a failed build in the error. */
const LINES_OF_REASON = 12;

export interface Reports extends Sample {
  /** The manifest of a report with code, for `rsdoctor analyze`. */
  manifest: string;
  /** The report as one page. */
  report: string;
  /** The comparison of two builds as one page. */
  diff: string;
}

/**
 * Builds the sample app with the published plugin. The reports do not contain the path of the folder.
 *
 * @param isShown Whether durations are shown, so that the fastest build is needed.
 * @throws if the build fails, with the output of the bundler; if another process builds the sample.
 */
export async function buildReports(isShown: boolean): Promise<Reports> {
  const sample = await prepareSample();
  try {
    return { ...(await makeReports(sample.project, isShown ? BUILDS_TO_SHOW : 1)), ...sample };
  } catch (error) {
    await sample.remove();
    throw error;
  }
}

async function makeReports(project: string, builds: number) {
  const results = path.join(project, RESULTS);
  await mkdir(results);
  await buildFastest(project, { name: 'baseline', sources: 'baseline', output: BRIEF }, builds);
  await buildInto(project, { name: 'current', sources: 'current', output: BRIEF });
  await buildFastest(project, { name: 'normal', sources: 'baseline', output: NORMAL }, builds);
  const data = path.join(results, 'normal/.rsdoctor');
  const manifest = await neutralizeFolder(data, path.join(project, 'neutral'), project);
  const page = await readFile(path.join(results, 'baseline/rsdoctor-report.html'), 'utf8');
  return { manifest, report: neutralizePage(page, project), diff: await compare(project) };
}

interface BuildRequest {
  /** The folder for the result. */
  name: string;
  sources: 'baseline' | 'current';
  output: object;
}

async function buildFastest(project: string, request: BuildRequest, builds: number): Promise<void> {
  const results = path.join(project, RESULTS);
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < builds; count += 1) {
    const name = `${request.name}-${count}`;
    const time = await buildInto(project, { ...request, name });
    if (time >= least) continue;
    least = time;
    await rm(path.join(results, request.name), { recursive: true, force: true });
    await rename(path.join(results, name), path.join(results, request.name));
  }
}

/** Builds into the same folder every time, because reports contain its path. @returns the duration in milliseconds. */
async function buildInto(project: string, { name, sources, output }: BuildRequest) {
  const time = await buildSample(project, { sources, options: { ...OPTIONS, output } });
  await rename(path.join(project, 'dist'), path.join(project, RESULTS, name));
  return time;
}

/**
 * Builds once, in a separate process: the report measures its first stage from the start of the process.
 *
 * @returns the duration of the bundler in milliseconds.
 * @throws with the beginning of the output of a failed build.
 */
export async function buildSample(
  project: string,
  request: Record<string, unknown>,
): Promise<number> {
  try {
    return (await runBuild(project, request)).time;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const reason = stderr.trim().split('\n').slice(0, LINES_OF_REASON).join('\n');
    throw new UserError(`The sample app does not build, so no image was captured.\n${reason}`);
  }
}

async function compare(project: string): Promise<string> {
  for (const name of ['baseline', 'current']) {
    const file = path.join(project, RESULTS, name, 'rsdoctor-data.json');
    await writeFile(file, neutralizeData(await readFile(file, 'utf8'), project));
  }
  const args = ['baseline', 'current'].map(
    (name) => `--${name}=${RESULTS}/${name}/rsdoctor-data.json`,
  );
  await promisify(execFile)(
    'node_modules/.bin/rsdoctor',
    ['bundle-diff', ...args, '--html', '--output=diff.html'],
    { cwd: project },
  );
  return neutralizePage(await readFile(path.join(project, 'diff.html'), 'utf8'), project);
}
