import { compareFigures } from '@/scripts/prove/facts/check-figures';

const NOTED = { js: 462096, time: 5, findings: [{ text: 'E1001' }] };

test('times may differ, and nothing else but what depends on the folder', () => {
  const ofPackages = {
    findings: { E1001: [{ text: 'two' }], E1002: [{ text: 'three' }], E1009: [{ text: 'one' }] },
  };
  const measured = { ...NOTED, time: 9, packages: 18, mainFields: ofPackages };
  const items = compareFigures(NOTED, measured, []);
  expect(items).toEqual([{ name: 'figure js' }, { name: 'figure findings.0.text' }]);
});

test('of a number that changed, the pages that quote it are named', () => {
  const pages = [
    { file: 'a.mdx', body: 'It has\n462,096 bytes.' },
    { file: 'b.mdx', body: '462096 -> 1' },
    { file: 'c.mdx', body: '1,462,096 and 462,096.5' },
  ];
  const [item] = compareFigures(NOTED, { js: 470000 }, pages);
  expect(item?.problem).toMatchObject({
    problem: 'says 462096 of js, but 470000 is measured.',
    remedy: 'Run `npm run figures`, and write 470,000 in a.mdx:2, b.mdx:1.',
  });
});

test('a text that changed, and a value that is new, are named', () => {
  const measured = { findings: [{ text: 'E1002' }], modules: 317 };
  const problems = compareFigures(NOTED, measured, []).map(({ problem }) => problem?.problem);
  expect(problems).toEqual([
    'says E1001 of findings.0.text, but E1002 is measured.',
    'says undefined of modules, but 317 is measured.',
  ]);
});
