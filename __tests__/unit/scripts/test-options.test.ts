import { readTestOptions, testUsage } from '@/scripts/support/test-options';

const STEPS = ['check', 'unit', 'browser', 'servers'] as const;
const DEFAULTS = ['check', 'unit', 'browser'] as const;

test.each([
  [[], DEFAULTS, false],
  [['servers', 'unit', '--fail-on-flaky'], ['unit', 'servers'], true],
])('%j runs the steps %j', (args, steps, failOnFlaky) => {
  expect(readTestOptions(args, STEPS, DEFAULTS)).toEqual({ steps, failOnFlaky });
});

test.each([
  [['--watch'], 'The options “--watch” are not known.'],
  [['lint'], 'The step “lint” does not exist.'],
])('%j is an error that shows the usage', (args, problem) => {
  expect(() => readTestOptions(args, STEPS, DEFAULTS)).toThrow(
    `${problem}\n\n${testUsage(STEPS, DEFAULTS)}`,
  );
});
