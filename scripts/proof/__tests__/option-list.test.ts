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

function problems(options: readonly object[]): string[] {
  const text = `[\n${options.map((option) => JSON.stringify(option)).join(',\n')}\n]`;
  return compareOptionList(FACTS, { file: 'options.json', text }).flatMap(({ problem }) =>
    problem ? [`${problem.line ?? ''} ${problem.problem}`] : [],
  );
}

test('a list that matches the packages has no errors; an object counts by its members', () => {
  expect(problems(RIGHT)).toEqual([]);
});

test.each<[string, readonly object[], string]>([
  ['an option that is missing', RIGHT.slice(0, 2), ' does not list the option port.'],
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
