import { readTestOptions, testUsage } from '@/scripts/support/test-options';

const STEPS = ['check', 'unit', 'browser', 'servers'] as const;
const DEFAULTS = ['check', 'unit', 'browser'] as const;

test.each([
  [[], DEFAULTS, false],
  [['servers', 'unit'], ['unit', 'servers'], false],
  [['browser', 'check'], ['check', 'browser'], false],
  [['unit', '--fail-on-flaky'], ['unit'], true],
])('%j runs the steps %j', (args, steps, failOnFlaky) => {
  expect(readTestOptions(args, STEPS, DEFAULTS)).toEqual({ steps, failOnFlaky });
});

test.each([['--help'], ['-h']])('%s asks for the usage', (...args) => {
  expect(readTestOptions(args, STEPS, DEFAULTS)).toBeUndefined();
});

test.each([
  [['--watch'], 'The options “--watch” are not known.'],
  [['lint'], 'The step “lint” does not exist.'],
])('%j is an error that shows the usage', (args, problem) => {
  expect(() => readTestOptions(args, STEPS, DEFAULTS)).toThrow(
    `${problem}\n\n${testUsage(STEPS, DEFAULTS)}`,
  );
});
