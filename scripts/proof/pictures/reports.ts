import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReportName } from '../../../lib/site/images/picture-recipes';
import { UserError } from '../../support/user-error';
import {
  type BuildRequest,
  es,
  FEATURES,
  runBuild,
  SLOW_LOADERS,
} from '../projects/measure-builds';
import { prepareSample, type Sample } from '../projects/prepare';
import { neutralizeData, neutralizeFolder, neutralizePage } from './neutral';

/** The features of the report, and the rule that finds something in the sample. */
const OPTIONS = {
  features: FEATURES,
  linter: es(2015),
};
const BRIEF = { mode: 'brief', options: { type: ['html', 'json'] } };
const NORMAL = { mode: 'normal' };

/** The builds of the sample app, as `build.mjs` takes them. */
const BUILDS = {
  baseline: { sources: 'baseline', options: { ...OPTIONS, output: BRIEF } },
  current: { sources: 'current', options: { ...OPTIONS, output: BRIEF } },
  watch: { isWatched: true, options: { ...OPTIONS, output: BRIEF } },
  normal: { sources: 'baseline', options: { ...OPTIONS, output: NORMAL } },
  webpack: {
    bundler: 'webpack',
    options: { features: [...FEATURES, 'treeShaking'], linter: SLOW_LOADERS, output: NORMAL },
  },
} satisfies Record<string, BuildRequest>;

type BuildName = keyof typeof BUILDS;

/** Of which builds a report consists: one that needs a server, one that is a page, or two that it compares. */
type Source =
  | { folder: BuildName }
  | { page: BuildName }
  | { baseline: BuildName; current: BuildName };

const REPORTS: Record<ReportName, Source> = {
  single: { folder: 'normal' },
  webpack: { folder: 'webpack' },
  watch: { page: 'watch' },
  diff: { baseline: 'baseline', current: 'current' },
};

/** The fastest of this many builds is used, because other processes lengthen durations. */
const BUILDS_TO_SHOW = 3;

/** The folder of the results in the project. */
const RESULTS = 'reports';

/** The number of characters of the output of a failed build in the error. */
const LINES_OF_REASON = 12;

export interface Reports extends Sample {
  /** The manifests of reports with code, for `rsdoctor analyze`. */
  manifests: Partial<Record<ReportName, string>>;
  /** The reports that are one page each. */
  pages: Partial<Record<ReportName | 'demo', string>>;
}

/**
 * Builds the sample app with the published plugin. The reports do not contain the path of the folder.
 *
 * @param names The reports that are needed; `demo` is the one of a single build as a page.
 * @param isShown Whether durations are shown, so that the fastest build is needed.
 * @throws if the build fails, with the output of the bundler; if another process builds the sample.
 */
export async function buildReports(
  names: readonly (ReportName | 'demo')[],
  isShown: boolean,
): Promise<Reports> {
  const sample = await prepareSample();
  try {
    return {
      ...(await makeReports(sample.project, names, isShown ? BUILDS_TO_SHOW : 1)),
      ...sample,
    };
  } catch (error) {
    await sample.remove();
    throw error;
  }
}

async function makeReports(
  project: string,
  names: readonly (ReportName | 'demo')[],
  times: number,
) {
  const results = path.join(project, RESULTS);
  await mkdir(results);
  const built = new Set<BuildName>();
  const buildOnce = async (name: BuildName) => {
    if (!built.has(name)) await buildFastest(project, name, times);
    built.add(name);
    return path.join(results, name);
  };
  const reports: Pick<Reports, 'manifests' | 'pages'> = { manifests: {}, pages: {} };
  for (const name of names) {
    const source: Source = name === 'demo' ? { page: 'baseline' } : REPORTS[name];
    if ('folder' in source && name !== 'demo') {
      const data = path.join(await buildOnce(source.folder), '.rsdoctor');
      const target = path.join(project, `neutral-${name}`);
      reports.manifests[name] = await neutralizeFolder(data, target, project);
    } else if ('page' in source) {
      const file = path.join(await buildOnce(source.page), 'rsdoctor-report.html');
      reports.pages[name] = neutralizePage(await readFile(file, 'utf8'), project);
    } else if ('baseline' in source) {
      await buildOnce(source.baseline);
      await buildOnce(source.current);
      reports.pages[name] = await compare(project, source);
    }
  }
  return reports;
}

async function buildFastest(project: string, name: BuildName, times: number): Promise<void> {
  const results = path.join(project, RESULTS);
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < times; count += 1) {
    const attempt = `${name}-${count}`;
    const time = await buildInto(project, BUILDS[name], attempt);
    if (time >= least) continue;
    least = time;
    await rm(path.join(results, name), { recursive: true, force: true });
    await rename(path.join(results, attempt), path.join(results, name));
  }
}

/** Builds into the same folder every time, because reports contain its path. @returns the duration in milliseconds. */
async function buildInto(project: string, request: BuildRequest, name: string): Promise<number> {
  const time = await buildSample(project, request);
  await rename(path.join(project, 'dist'), path.join(project, RESULTS, name));
  return time;
}

/**
 * Builds once, in a separate process: the report measures its first stage from the start of the process.
 *
 * @returns the duration of the bundler in milliseconds.
 * @throws with the beginning of the output of a failed build.
 */
export async function buildSample(project: string, request: BuildRequest): Promise<number> {
  try {
    return (await runBuild(project, request)).time;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const reason = stderr.trim().split('\n').slice(0, LINES_OF_REASON).join('\n');
    throw new UserError(`The sample app does not build, so no image was captured.\n${reason}`);
  }
}

async function compare(
  project: string,
  builds: { baseline: BuildName; current: BuildName },
): Promise<string> {
  const args: string[] = [];
  for (const [option, name] of Object.entries(builds)) {
    const file = path.join(project, RESULTS, name, 'rsdoctor-data.json');
    await writeFile(file, neutralizeData(await readFile(file, 'utf8'), project));
    args.push(`--${option}=${file}`);
  }
  await promisify(execFile)(
    'node_modules/.bin/rsdoctor',
    ['bundle-diff', ...args, '--html', '--output=diff.html'],
    { cwd: project },
  );
  return neutralizePage(await readFile(path.join(project, 'diff.html'), 'utf8'), project);
}
