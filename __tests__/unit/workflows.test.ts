import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: { include: { command: string }[] } };
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

/** The jobs that may do more than read the repository. */
const WRITERS: Record<string, Record<string, Record<string, string>>> = {
  '.github/workflows/ci.yml': {},
  '.github/workflows/latest.yml': { report: { issues: 'write' } },
  '.github/workflows/release.yml': { publish: { contents: 'write' } },
  'scripts/deploy/github-pages.yml': { deploy: { pages: 'write', 'id-token': 'write' } },
};

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(Object.entries(WRITERS))('%s', (file, writers) => {
  const text = readFileSync(file, 'utf8');
  const { on, permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('runs actions of GitHub only, at a commit whose version is named', () => {
    const actions = text.match(/uses: .*/g) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(action).toMatch(/^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('may only read the repository, except in jobs that run no code of it', () => {
    expect(permissions).toEqual({ contents: 'read' });
    // Its token may write, and its code comes from anyone.
    expect(Object.keys(on)).not.toContain('pull_request_target');
    for (const [name, job] of Object.entries(jobs)) {
      expect([name, job.permissions]).toEqual([name, writers[name]]);
      const isRunning = job.steps.some(({ uses, run = '' }) =>
        /checkout@|\bnp[mx] /.test(uses ?? run),
      );
      expect([name, isRunning]).toEqual([name, !(name in writers)]);
    }
  });

  test('does not leave a token to the code of packages, or run their install scripts', () => {
    for (const { uses = '', run = '', with: options } of steps) {
      if (uses.includes('/checkout@')) expect(options?.['persist-credentials']).toBe(false);
      if (run.startsWith('npm ci')) expect(run).toBe('npm ci --ignore-scripts');
    }
  });

  test('calls scripts that exist, with a limit of time', () => {
    const calls = text.match(/npm (?:run [\w:]+|test)/g) ?? [];
    for (const call of calls) expect(Object.keys(scripts)).toContain(call.split(' ').at(-1));
    for (const name of text.match(/scripts\/[\w/-]+\.\w+/g) ?? []) {
      expect([name, existsSync(name)]).toEqual([name, true]);
    }
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(20);
  });

  test('inserts no text of the event into a shell', () => {
    const inserted = steps.flatMap(({ run = '' }) => run.match(/\$\{\{.*?\}\}/g) ?? []);
    expect(inserted.filter((value) => !/^\$\{\{ matrix\.\w+ \}\}$/.test(value))).toEqual([]);
  });
});

test('the jobs of CI together run every step of the tests once', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  const steps = jobs['test']?.strategy?.matrix.include.flatMap(({ command }) =>
    command.startsWith('npm test -- ') ? command.split(' ').slice(3) : [],
  );
  const [, list = ''] =
    /const STEPS = \{([\s\S]*?)\n\} satisfies/.exec(readFileSync('scripts/test.ts', 'utf8')) ?? [];
  const known = [...list.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name]) => name);
  expect(steps?.sort()).toEqual(known.sort());
});
