import type { Release } from '@/lib/releases';
import { compareOptionList } from '../facts/option-list';
import type { ToolFacts } from '../facts/tool-facts';

const FACTS = {
  options: ['output', 'output.mode', 'output.type', 'port'],
  optionKinds: new Map([
    ['output', ['object']],
    ['output.mode', ['string']],
    ['output.type', ['array']],
    ['port', ['number']],
  ]),
  defaults: [{ output: { mode: 'normal' } }, { output: { mode: 'brief', type: ['html'] } }],
} as unknown as ToolFacts;

const RIGHT = [
  { name: 'output.mode', kinds: ['string'], default: 'normal' },
  { name: 'output.type', kinds: ['array'], default: ['html'] },
  { name: 'port', kinds: ['number'] },
];

function problems(options: readonly object[], release: Release = '1.6'): string[] {
  const text = `[\n${options.map((option) => JSON.stringify(option)).join(',\n')}\n]`;
  return compareOptionList(release, FACTS, { file: 'options.json', text }).flatMap(({ problem }) =>
    problem ? [`${problem.line ?? ''} ${problem.problem}`] : [],
  );
}

test('a list that matches the packages has no errors; an object counts by its members', () => {
  expect(problems(RIGHT)).toEqual([]);
});

test('an option counts for the releases that have it', () => {
  const [, , port] = RIGHT;
  const list = (since: object) => [...RIGHT.slice(0, 2), { ...port, ...since }];
  const missing = (release: string) => ` does not list the option port of ${release}.`;
  expect(problems(list({ since: '0.3', removed: '2.0.0' }))).toEqual([]);
  expect(problems(list({ since: '0.3', removed: '2.0.0' }), '2.0')).toEqual([missing('2.0')]);
  expect(problems(list({ since: '2.0.2' }))).toEqual([missing('1.6')]);
  expect(problems(list({ since: '2.0.2' }), '2.0')).toEqual([]);
});

test('an option takes no object in a release without its members', () => {
  const member = { name: 'port.start', kinds: ['number'], removed: '2.0.0' };
  const port = { name: 'port', kinds: ['number', 'object'] };
  expect(problems([...RIGHT.slice(0, 2), port, member], '2.0')).toEqual([]);
  expect(problems([...RIGHT.slice(0, 2), port], '2.0')).toHaveLength(1);
});

test.each<[string, readonly object[], string]>([
  ['an option that is missing', RIGHT.slice(0, 2), ' does not list the option port of 1.6.'],
  [
    'one that does not exist',
    [...RIGHT, { name: 'ports', kinds: ['number'] }],
    '5 lists ports, which is not an option.',
  ],
  [
    'another type',
    [...RIGHT.slice(0, 2), { name: 'port', kinds: ['string'] }],
    '4 says that port takes string.',
  ],
  [
    'another default',
    [{ ...RIGHT[0], default: 'brief' }, ...RIGHT.slice(1)],
    '2 says that output.mode has the default "brief".',
  ],
  [
    'a default where there is none',
    [...RIGHT.slice(0, 2), { name: 'port', kinds: ['number'], default: 1 }],
    '4 says that port has the default 1.',
  ],
])('%s is reported with its line', (_, options, problem) => {
  expect(problems(options)).toEqual([problem]);
});
