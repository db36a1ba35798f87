import { readFences } from '@/scripts/proof/blocks/fences';
import { placesOf } from '@/scripts/proof/blocks/places';

function read(body: string) {
  return readFences({ file: 'a.mdx', format: 'mdx', body });
}

function problemsOf(body: string) {
  return read(body).problems.map(({ line, problem }) => `${line}: ${problem}`);
}

test('a code block states how it is verified, and in which project', () => {
  const { fences, problems } = read(
    [
      '## Title {#id}',
      '',
      '```js title="a.mjs" check="harbor types"',
      'a',
      '```',
      '',
      '1. In a list:',
      '',
      '   ```bash run="harbor" release="2.0"',
      '   b',
      '   ```',
      '   ```text output',
      '   c',
      '   ```',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(
    fences.map(({ line, mode, value, release, title, code }) => [
      line,
      mode,
      value,
      release,
      title,
      code,
    ]),
  ).toEqual([
    [3, 'check', 'harbor types', undefined, 'a.mjs', 'a'],
    [9, 'run', 'harbor', '2.0', undefined, 'b'],
    [12, 'output', undefined, undefined, undefined, 'c'],
  ]);
});

test.each([
  [
    'no mode',
    '```js title="check"\n```',
    '1: has a code block that does not say how it is verified.',
  ],
  ['two modes', '```js check run\n```', '1: has a code block that says check and run.'],
  ['no reason', '```js skip\n```', '1: skips a code block without a reason.'],
  ['hardly a reason', '```js skip="later"\n```', '1: skips a code block without a reason.'],
  ['a brace that is open', '{\n', '2: is not valid MDX'],
])('%s is an error', (_, body, problem) => {
  expect(problemsOf(body)).toEqual([expect.stringContaining(problem)]);
});

test('the commands of package managers are checked', () => {
  const { fences, problems } = read(
    [
      '<Steps>',
      '',
      '1. Install:',
      '',
      '   <PackageManagerTabs command="install x -D" />',
      '',
      '</Steps>',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(fences.map(({ line, mode, code }) => [line, mode, code])).toEqual([
    [5, 'check', 'npm install x -D'],
    [5, 'check', 'yarn add x -D'],
    [5, 'check', 'pnpm install x -D'],
    [5, 'check', 'bun add x -D'],
  ]);
});

test('the reason of a skipped block is kept', () => {
  expect(read('```js skip="needs a browser"\n```').fences[0]?.value).toBe('needs a browser');
});

test('a block runs in the project it names, a sample without a project in the small one', () => {
  const { fences } = read(
    ['check', 'run', 'run="harbor"', 'check', 'run', 'check="harbor-built types"', 'output']
      .map((mode) => `\`\`\`js ${mode}\n\`\`\``)
      .join('\n\n'),
  );
  expect(placesOf(fences)).toEqual([
    'shop',
    'shop',
    'harbor',
    'shop',
    'harbor',
    'harbor-built',
    'harbor-built',
  ]);
});
