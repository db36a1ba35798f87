/**
 * Verifies the pages against the published packages: every code block is checked, run, or
 * compared with the real output, and everything that the packages offer must be documented.
 * `npm run verify -- start/cli start/mcp` verifies only the pages whose paths contain one of these texts.
 * `npm run verify -- latest` does the same with the newest packages, and reports what no longer holds without failing.
 * Ends with a one-line summary.
 */

import path from 'node:path';
import type { Problem } from '../../lib/problem/problem';
import { formatProblem, tidyProblems } from '../../lib/problem/report';
import { RELEASES, type Release } from '../../lib/releases';
import { readSite } from '../../lib/site/site';
import { reportFailure } from '../support/report';
import type { FenceResult } from './blocks/check-page';
import { type FencedFile, readFences } from './blocks/fences';
import { proveFences, readCommandWorld } from './blocks/prove-fences';
import { checkFigures, readNotedFigures } from './facts/check-figures';
import { type CoverageItem, compareCoverage } from './facts/coverage';
import { compareOptionList, readOptionList } from './facts/option-list';
import { proveClaims } from './facts/prove-claims';
import { readReferences } from './facts/reference';
import { checkReportLinks } from './facts/report-links';
import { readToolFacts, unionOf } from './facts/tool-facts';
import { choosePackages, listNewer, TOOL_SOURCES } from './projects/packages';
import { prepareProject } from './projects/prepare';

/** Programs that take the place of those that would use the network or a browser. */
const PROGRAMS = path.resolve(TOOL_SOURCES, 'bin');

/** A page whose samples tests of statements build with. */
const FRAMEWORKS = 'en/guide/start/frameworks.mdx';

/** Every code block and every fact counts as a test. */
interface VerifyReport {
  passed: number;
  failed: number;
}

async function main(args: readonly string[]): Promise<void> {
  const isLatest = args[0] === 'latest';
  const wanted = isLatest ? args.slice(1) : args;
  const isWhole = wanted.length === 0;
  if (isLatest) choosePackages('newest');
  process.env['PATH'] = [PROGRAMS, process.env['PATH']].join(path.delimiter);
  const site = await readSite();
  const written = [...site.pages, ...site.pieces];
  const pages = written.filter(({ file }) => isWhole || wanted.some((text) => file.includes(text)));
  const files = pages.map(readFences);
  const factsOf = await Promise.all(
    RELEASES.map(async (release) => [release, await readFactsOf(release)] as const),
  );
  const facts = unionOf(factsOf.map(([, offered]) => offered));
  const project = await prepareProject('shop');
  const world = await readCommandWorld(project, facts);
  const onPage = (page: string) => console.log(`Proving ${page}.`);
  const [answers, results] = await Promise.all([
    isWhole ? askAll(files, isLatest) : [],
    proveFences(files, world, onPage),
  ]);
  const items = isWhole
    ? [
        ...readReferences(site).flatMap((reference) => compareCoverage(facts, reference)),
        ...factsOf.flatMap(([release, offered]) =>
          compareOptionList(release, offered, readOptionList()),
        ),
        ...(await checkReportLinks(project, site)),
        ...answers,
      ]
    : [];

  const unread = files.flatMap(({ problems }) => problems);
  const problems = [...unread, ...problemsOf(items), ...problemsOf(results)];
  for (const problem of tidyProblems(problems)) console.error(formatProblem(problem));
  const report: VerifyReport = {
    passed: items.length + results.length - (problems.length - unread.length),
    failed: problems.length,
  };
  if (isLatest) console.log(['', 'Newer than the pages:', ...(await listNewer())].join('\n'));
  console.log(summaryOf(report, results, items.length));
  if (report.failed > 0 && !isLatest) process.exitCode = 1;
}

async function readFactsOf(release: Release) {
  return readToolFacts(await prepareProject('shop', release), release);
}

/** What builds of the sample app and tests of statements tell, while pages are verified in other folders. */
async function askAll(files: readonly FencedFile[], isLatest: boolean): Promise<CoverageItem[]> {
  // Newer bundlers write other sizes.
  const figures = isLatest
    ? []
    : await checkFigures(await prepareProject('harbor-figures'), await readNotedFigures());
  const variables = {
    HARBOR: await prepareProject('harbor-figures'),
    NEXT_CONFIG: codeTitled('next.config.mjs', files),
  };
  const claims: CoverageItem[] = [];
  for (const release of RELEASES) {
    const project = await prepareProject('claims', release);
    claims.push(...(await proveClaims(project, release, variables)));
  }
  return [...figures, ...claims];
}

/** The code of the page about frameworks. */
function codeTitled(title: string, files: readonly FencedFile[]): string {
  const { fences = [] } = files.find(({ file }) => file.endsWith(FRAMEWORKS)) ?? {};
  const code = fences.find((fence) => fence.title === title)?.code;
  if (code === undefined)
    throw new Error(`${FRAMEWORKS} does not contain a code block titled ${title}.`);
  return code;
}

function problemsOf(items: readonly { problem?: Problem }[]): Problem[] {
  return items.flatMap(({ problem }) => (problem ? [problem] : []));
}

function summaryOf(
  { passed, failed }: VerifyReport,
  results: readonly FenceResult[],
  facts: number,
): string {
  const modes = { check: 0, run: 0, output: 0, skip: 0 };
  for (const { fence } of results) modes[fence.mode] += 1;
  const { check, run, output, skip } = modes;
  const blocks = `${check} checked, ${run} run, ${output} outputs compared, ${skip} skipped`;
  return `verify: ${passed} passed, ${failed} failed (${blocks}; ${facts} facts)`;
}

main(process.argv.slice(2)).catch(reportFailure);
