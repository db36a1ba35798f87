/**
 * Runs the tests, and prints one line that sums up all suites.
 * `npm test -- check unit` runs only these steps; `--fail-on-flaky` counts a test that passes only in a
 * second attempt as failed. The steps that take long, or need other programs than Chromium, run when they are named, as
 * `.ci/run` does.
 */
import { ensureTestBrowser } from './support/chromium';
import { ensureEngines } from './support/engines';
import { reportFailure } from './support/report';
import { bin, CommandError, type Print, run, scriptCommand } from './support/run';
import { ensureServers } from './support/servers';
import { countOfSiteReports, SITE_REPORT } from './support/site-report';
import {
  type Count,
  countOfJest,
  countOfPlaywright,
  countOfStep,
  countSuite,
  summaryOf,
} from './support/test-count';
import { readTestOptions, testUsage } from './support/test-options';
import { UserError } from './support/user-error';

type Step = (print?: Print) => Promise<Count>;

const STEPS = {
  check: (print) => plain(() => run(...scriptCommand('check'), {}, print)),
  unit: (print) => jest('unit', ['unit', 'components'], print),
  build: buildSites,
  export: checkExports,
  browser: (print) => playwright('browser', print),
  proof: (print) => jest('proof', ['proof'], print),
  commands: (print) => jest('commands', ['commands'], print),
  audits: (print) => playwright('audits', print),
  servers: (print) => jest('servers', ['servers'], print, ensureServers),
  engines: (print) => jest('engines', ['engines'], print, ensureEngines),
} satisfies Record<string, Step>;

/** The steps that run if none is named. */
const DEFAULT_STEPS = ['check', 'unit', 'build', 'export', 'browser'] as const;

type StepName = keyof typeof STEPS;

/** The fixture sites that tests serve: a large one with hosted search, and a small one with remote search. */
const FIXTURES = ['every-kind', 'versions'];

/** Whether a test that passes only in a second attempt counts as failed. */
let failsOnFlaky = false;

async function main(): Promise<void> {
  const names = Object.keys(STEPS) as StepName[];
  const options = readTestOptions(process.argv.slice(2), names, DEFAULT_STEPS);
  if (!options) return console.log(testUsage(names, DEFAULT_STEPS));
  failsOnFlaky = options.failOnFlaky;
  const counts = await runSteps(new Set(options.steps));
  if (counts.some(({ failed }) => failed > 0)) process.exitCode = 1;
  console.log(summaryOf(counts));
}

/**
 * The check, the builds and the browser tests, which share the files of Next.js, run one after another, in parallel with
 * the steps that only compute, which give way to them and whose output is shown when they end.
 */
async function runSteps(wanted: ReadonlySet<StepName>): Promise<Count[]> {
  const counts: Count[] = [];
  const step = async (name: StepName, isShown: boolean) => {
    if (wanted.has(name)) counts.push(await runStep(name, isShown));
  };
  const isAlone = wanted.size === 1;
  const built = step('check', true).then(() => step('build', true));
  const computing = async () => {
    await step('unit', isAlone);
    await built;
    await step('export', isAlone);
  };
  // Sequential, because a build takes the place of another, and a system runs one installation at a time.
  const served = async () => {
    await built;
    await step('browser', true);
    await step('proof', true);
    await step('commands', true);
    await step('audits', true);
    await step('servers', true);
    await step('engines', true);
  };
  await Promise.all([served(), computing()]);
  return counts;
}

/** @param isShown Whether its output is shown immediately, instead of at the end. */
async function runStep(name: StepName, isShown: boolean): Promise<Count> {
  const title = `\n== ${name}`;
  console.log(isShown ? title : `${title} runs in the background`);
  const output: string[] = [];
  const began = Date.now();
  const count = await STEPS[name](isShown ? undefined : (text) => void output.push(text));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${isShown ? '' : `${title}\n`}${output.join('')}\n== ${name} took ${seconds} s`);
  return named(count, name);
}

/** A failure without a name has that of its step, whose output says more. */
function named(count: Count, step: StepName): Count {
  const { failed, failures = [] } = count;
  return { ...count, failures: failed > 0 && failures.length === 0 ? [`step ${step}`] : failures };
}

/** Builds the fixtures and the site. */
async function buildSites(print?: Print): Promise<Count> {
  const build = (env = {}) => exitOf(() => run(...scriptCommand('build'), env, print));
  let failed: 0 | 1 = 0;
  for (const name of FIXTURES) {
    failed ||= await build({
      CONTENT_DIR: `__tests__/fixtures/${name}`,
      OUT_DIR: `.cache/${name}`,
    });
  }
  return countOfStep(failed || (await build()));
}

/** Checks the site and the fixtures as a whole, then single pages. */
async function checkExports(print?: Print): Promise<Count> {
  const fixtures = FIXTURES.map((name) => `.cache/${name}`);
  const command = scriptCommand('check-site', 'out', ...fixtures);
  const whole = await countSuite(SITE_REPORT, countOfSiteReports, () =>
    exitOf(() => run(...command, {}, print)),
  );
  const single = await jest('export', ['export'], print);
  return {
    passed: whole.passed + single.passed,
    failed: whole.failed + single.failed,
    failures: [...(whole.failures ?? []), ...(single.failures ?? [])],
    flaky: [],
  };
}

/** @param ensure Installs a program that the tests need. */
async function jest(
  name: string,
  projects: readonly string[],
  print?: Print,
  ensure?: () => Promise<void>,
): Promise<Count> {
  if (ensure && (await exitOf(ensure))) return countOfStep(1);
  const file = `.cache/jest-${name}.json`;
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`];
  // Without `public`, which the builds copy at the same time.
  const env = { ASSETS_DIR: '.cache/test-assets' };
  return countSuite(file, countOfJest, () => exitOf(() => run(bin('jest'), args, env, print)));
}

async function playwright(project: string, print?: Print): Promise<Count> {
  if (await exitOf(ensureTestBrowser)) return countOfStep(1);
  const args = ['test', '--project', project];
  if (failsOnFlaky) args.push('--fail-on-flaky-tests');
  return countSuite('.cache/browser-report.json', countOfPlaywright, () =>
    exitOf(() => run(bin('playwright'), args, {}, print)),
  );
}

async function plain(action: () => Promise<void>): Promise<Count> {
  return countOfStep(await exitOf(action));
}

/** @returns 1 if the command fails, which has printed the reason. */
async function exitOf(command: () => Promise<unknown>): Promise<0 | 1> {
  try {
    await command();
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof UserError)) throw error;
    console.error(error.message);
    return 1;
  }
}

main().catch(reportFailure);
