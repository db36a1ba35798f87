import { flagsIn } from '@/scripts/proof/facts/tool-facts';

test('flags are read from a help text', () => {
  const help = `Usage:
  $ rsdoctor analyze

Options:
  --profile <path>  profile, see --help
  --no-open         turn it off
  -h, --help        Display this message
`;
  expect([...flagsIn(help)]).toEqual(['--profile', '--no-open', '--help']);
});
