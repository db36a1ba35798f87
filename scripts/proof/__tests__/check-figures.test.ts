import { compareFigures } from '@/scripts/proof/facts/check-figures';

const NOTED = { js: 462096, times: { build: 5 }, findings: [{ text: 'E1006' }] };

test('only durations and values that depend on the folder may differ', () => {
  const findings = {
    E1001: [{ text: 'two' }],
    E1002: [{ text: 'three' }],
    E1009: [{ text: 'one' }],
  };
  const measured = { ...NOTED, times: { build: 9 }, packages: 18, mainFields: { findings } };
  expect(compareFigures(NOTED, measured)).toEqual([
    { name: 'figure js' },
    { name: 'figure findings.0.text' },
  ]);
});

test('a changed number or text and a new value are reported', () => {
  const measured = { js: 470000, findings: [{ text: 'E1002' }], modules: 317 };
  const problems = compareFigures(NOTED, measured).map(({ problem }) => problem?.problem);
  expect(problems).toEqual([
    'says 462096 of js, but 470000 is measured.',
    'says E1006 of findings.0.text, but E1002 is measured.',
    'says undefined of modules, but 317 is measured.',
  ]);
});
