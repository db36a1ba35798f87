import { compareCoverage, optionId, type Reference } from '@/scripts/proof/facts/coverage';
import { readSections } from '@/scripts/proof/facts/sections';
import type { ToolFacts } from '@/scripts/proof/facts/tool-facts';

const FACTS: ToolFacts = {
  options: [
    'features',
    'features.loader',
    'output',
    'output.reportDir',
    'output.options.htmlOptions',
  ],
  optionKinds: new Map(),
  defaults: [],
  features: ['loader'],
  rules: [{ code: 'E1001', title: 'duplicate-package', options: ['checkVersion'] }],
  commands: new Map([
    ['analyze', new Set(['--profile', '--help'])],
    ['bundle-diff', new Set(['--html', '--help'])],
  ]),
};

const PAGES: Record<keyof Reference, string> = {
  options: `## \`features\` {#features}

The switch \`loader\`.

## \`output\` {#output}

\`htmlOptions\` is one of \`output.options\`.

### \`output.reportDir\` {#output-report-dir}
`,
  features: '## Switches {#switches}\n\n| Switch |\n| --- |\n| `features.loader` |\n',
  rules: '## E1001 {#e1001}\n\nSet `duplicate-package` with `checkVersion`.\n',
  cli: '## analyze {#analyze}\n\n`--profile <path>`, and no `--html`.\n\n## diff {#bundle-diff}\n\n`--html`\n',
};

function problemsWith(changed: Partial<Record<keyof Reference, string | undefined>> = {}) {
  const pages = { ...PAGES, ...changed };
  const read = (key: keyof Reference) => {
    const file = `${key}.mdx`;
    const body = pages[key];
    return {
      file,
      sections: body === undefined ? undefined : readSections({ file, format: 'mdx', body }),
    };
  };
  const reference = Object.fromEntries(
    Object.keys(PAGES).map((key) => [key, read(key as keyof Reference)]),
  );
  return compareCoverage(FACTS, reference as Reference).flatMap(({ problem }) =>
    problem ? [`${problem.file}:${problem.line ?? ''} ${problem.problem}`] : [],
  );
}

test('the id of an option is made from its path', () => {
  expect(optionId('experiments.enableNativePlugin')).toBe('experiments-enable-native-plugin');
});

test('the code words of a shared piece count on the pages that include it', () => {
  const piece = { file: 'piece.mdx', format: 'mdx', body: '`loader`\n\n### Own {#own}\n' } as const;
  const page = { file: 'page.mdx', format: 'mdx', body: '## A {#a}\n\n<Piece />\n' } as const;
  const sections = readSections(page, new Map([['Piece', piece]]));
  expect(sections.map(({ id, code }) => [id, code.map(({ text }) => text)])).toEqual([
    ['a', ['loader']],
    ['own', []],
  ]);
});

test('a deprecated option is a row of one table', () => {
  const body = PAGES.options.replace('### `output.reportDir` {#output-report-dir}\n', '');
  expect(problemsWith({ options: body })).toHaveLength(1);
  const table = '## Old {#deprecated}\n\n| Option |\n| --- |\n| `output.reportDir` |\n';
  expect(problemsWith({ options: body + table })).toEqual([]);
});

test('a complete reference has no errors', () => {
  expect(problemsWith()).toEqual([]);
});

test.each([
  [{ options: undefined }, ['options.mdx: does not exist.']],
  [
    { options: PAGES.options.replace('#output-report-dir', '#report-dir') },
    ['options.mdx:5 does not explain the option output.reportDir.'],
  ],
  [
    { options: PAGES.options.replace('`htmlOptions`', 'It').replace('`output.options`', 'them') },
    ['options.mdx:5 does not explain the option output.options.htmlOptions.'],
  ],
  [
    { options: `${PAGES.options}\n## \`cache\` {#cache}\n` },
    ['options.mdx:11 explains the option cache, which no plugin has.'],
  ],
  [
    { features: '## Switches {#switches}\n' },
    ['features.mdx: does not name the switch loader of `features`.'],
  ],
  [{ rules: '## E1001 {#duplicates}\n' }, ['rules.mdx: does not explain the rule E1001.']],
  [
    { rules: '## E1001 {#e1001}\n\n`duplicate-package`\n' },
    ['rules.mdx:1 does not name `checkVersion` where it explains E1001.'],
  ],
  [
    { rules: `${PAGES.rules}\n## E1011 {#e1011}\n` },
    ['rules.mdx:5 explains the rule E1011, which does not exist.'],
  ],
  [
    { cli: '## analyze {#analyze}\n\n`--profile` and `--open`\n' },
    [
      'cli.mdx:3 names --open where it explains analyze, which no command has.',
      'cli.mdx: does not explain the command bundle-diff.',
    ],
  ],
  [
    { cli: PAGES.cli.replace('`--profile <path>`', 'It') },
    ['cli.mdx:1 does not name --profile where it explains analyze.'],
  ],
])('%#: a difference is reported', (changed, problems) => {
  expect(problemsWith(changed)).toEqual(problems);
});
