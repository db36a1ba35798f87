import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { readSite, type Site } from '@/lib/site/site';
import { readFences } from '@/scripts/proof/blocks/fences';

const SCRIPT = 'scripts/bundle-budget.mjs';
const GATE = 'scripts/budget-gate.mjs';

let folder: string;
let site: Site;

beforeAll(async () => {
  site = await readSite();
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ci-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** The blocks with this title on a page, by default the one about CI. */
function blocksOf(title: string, name = 'guide/start/cicd'): string[] {
  const page = site.pages.find(({ file }) => file.endsWith(`en/${name}.mdx`));
  const { fences } = readFences(page as NonNullable<typeof page>);
  return fences.filter((fence) => fence.title === title).map(({ code }) => code);
}

async function run(script: string, env: Record<string, string> = {}) {
  const PATH = `${folder}:${process.env['PATH']}`;
  const options = { cwd: folder, env: { PATH, NODE_ENV: 'test', ...env } as NodeJS.ProcessEnv };
  return promisify(execFile)('bash', ['-e', '-c', script], options).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

interface Sizes {
  initial: number;
  lazy: number;
  /** Left out if `supports.gzip` is off. */
  gzip?: number;
  /** What the names of scripts end with. */
  end?: string;
  duplicates?: number;
}

/** Data as the plugin writes it, with one script that loads first and one that loads later. */
async function writeData(file: string, { initial, lazy, gzip, end, duplicates = 0 }: Sizes) {
  const [main, later] = [`main${end ?? '.js'}`, `lazy${end ?? '.js'}`];
  const data = {
    chunkGraph: {
      chunks: [
        { initial: true, assets: [main, 'main.css'] },
        { initial: false, assets: [later] },
      ],
      assets: [
        { path: main, size: initial, gzipSize: gzip },
        { path: 'main.css', size: 10, gzipSize: 10 },
        { path: later, size: lazy, gzipSize: gzip },
      ],
    },
    errors: Array.from({ length: duplicates }, () => [
      { code: 'E1001', description: 'Two versions of lodash' },
      { code: 'OVERLAY', description: 'Two versions of lodash' },
    ]).flat(),
  };
  await writeFile(path.join(folder, file), JSON.stringify({ data }));
}

const USUAL = { initial: 300_000, lazy: 100_000, gzip: 90_000 };

/** What the script on the page makes of a build, whose base is usual unless said otherwise. */
async function gate(head: Partial<Sizes>, env: Record<string, string>, base: Partial<Sizes> = {}) {
  const [script = ''] = blocksOf(SCRIPT);
  await mkdir(path.join(folder, 'scripts'));
  await writeFile(path.join(folder, SCRIPT), script);
  await writeData('base.json', { ...USUAL, ...base });
  await writeData('head.json', { ...USUAL, ...head });
  const { code, stdout } = await run(`node ${SCRIPT} head.json base.json`, env);
  return [code, ...stdout.split('\n').filter((line) => line.startsWith('- ❌'))];
}

const LABEL = { ALLOW_GROWTH: 'true' };

test.each<[what: string, head: Partial<Sizes>, env: Record<string, string>, failures: string[]]>([
  ['accepts a build that has not changed', {}, {}, []],
  ['rejects growth', { gzip: 96_000 }, {}, ['First JS, gzip grows too much']],
  ['lets growth with a label through', { gzip: 96_000 }, LABEL, []],
  ['knows an absolute limit', { lazy: 700_000 }, LABEL, ['All JS is above the limit']],
  [
    'measures scripts whose names end with a query',
    { end: '.js?v=1', lazy: 700_000 },
    LABEL,
    ['All JS is above the limit'],
  ],
  [
    'rejects data without sizes',
    { end: '.txt' },
    LABEL,
    ['First JS, gzip was not measured', 'All JS was not measured'],
  ],
  [
    'rejects a finding once, although the data of Rspack repeats it',
    { duplicates: 1 },
    {},
    ['Two versions of lodash'],
  ],
])('the script %s', async (_, head, env, failures) => {
  const code = failures.length > 0 ? 1 : 0;
  expect(await gate(head, env)).toEqual([code, ...failures.map((text) => `- ❌ ${text}`)]);
});

test('the script does not take a base without sizes for one that did not grow', async () => {
  const [code, ...failures] = await gate({}, {}, { gzip: undefined });
  expect([code, ...failures]).toEqual([1, '- ❌ First JS, gzip grows too much']);
});

test('without a base, the script checks limits and rules, and puts the table into the job summary', async () => {
  const [script = ''] = blocksOf(SCRIPT);
  await mkdir(path.join(folder, 'scripts'));
  await writeFile(path.join(folder, SCRIPT), script);
  await writeData('head.json', USUAL);
  const summary = path.join(folder, 'summary.md');
  const env = { GITHUB_STEP_SUMMARY: summary };
  const { code, stdout } = await run(`node ${SCRIPT} head.json`, env);
  expect([code, stdout]).toEqual([0, await readFile(summary, 'utf8')]);
  expect(stdout).toContain('| All JS | ? | 400000 |');
  expect(stdout).toContain('| First CSS, gzip | ? | 10 |');
  // A wrong path must not turn the check of growth off.
  expect((await run(`node ${SCRIPT} head.json base.json`, env)).code).toBe(1);
});

test.each([
  ['', 'pr comment 7 --body-file rsdoctor/comment.md'],
  ['123', 'api --method PATCH repos/a/b/issues/comments/123 --field body=@rsdoctor/comment.md'],
])('with the comment “%s” of an earlier run, the workflow calls gh %s', async (earlier, call) => {
  const [steps] = blocksOf('steps of .github/workflows/bundle.yml').filter((code) =>
    code.includes('gh pr comment'),
  );
  const step = parse(steps ?? '').at(-1) as { run: string };
  const gh = path.join(folder, 'gh');
  const answer = `case "$*" in *--paginate*) echo ${earlier};; *) echo "$@" >> calls;; esac`;
  await writeFile(gh, `#!/bin/bash\n${answer}\n`);
  await chmod(gh, 0o755);
  const { code } = await run(step.run, { GITHUB_REPOSITORY: 'a/b', NUMBER: '7' });
  expect([code, await readFile(path.join(folder, 'calls'), 'utf8')]).toEqual([0, `${call}\n`]);
});

test('the script that counts findings accepts good data, and neither bad nor empty data', async () => {
  const [script = ''] = blocksOf(GATE, 'guide/rules/rule-custom');
  await mkdir(path.join(folder, 'dist'));
  await writeFile(path.join(folder, 'gate.mjs'), script);
  const chunks = [{ initial: true, assets: ['a.js'] }];
  const assets = [{ path: 'a.js', size: 9, gzipSize: 3000 }];
  const codes: number[] = [];
  for (const data of [
    { chunkGraph: { assets, chunks }, errors: [] },
    { chunkGraph: { assets, chunks }, errors: [{ title: 'ASSET-BUDGET', description: 'Large' }] },
    { chunkGraph: { assets: [], chunks }, errors: [] },
  ]) {
    await writeFile(path.join(folder, 'dist/rsdoctor-data.json'), JSON.stringify({ data }));
    codes.push((await run('node gate.mjs')).code);
  }
  expect(codes).toEqual([0, 1, 1]);
});
