import { tokenProblems } from '@/scripts/support/check-tokens';
import { CommandError, run } from '@/scripts/support/run';
import { runChecks } from '@/scripts/support/run-checks';
import { inBothLanguages, makeContentFolder } from '../../support/content-folder';

jest.mock('@/scripts/support/run', () => ({
  ...jest.requireActual('@/scripts/support/run'),
  run: jest.fn(),
}));

afterEach(() => {
  process.exitCode = 0;
});

test('the check of another content folder reaches its pages, also if its code has wrong types', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(run).mockImplementation(async (command) => {
    if (!command.endsWith('next')) throw new CommandError(`${command} failed.`);
  });
  makeContentFolder({
    ...inBothLanguages('a.mdx', '# A\n\n[gone](./gone.mdx)\n'),
    'components/A.module.css': '.a {\n  color: var(--color-text-2);\n}\n',
  });
  await runChecks();
  const messages = error.mock.calls.map(([message]) => String(message)).join('\n');
  expect(messages).toMatch(/en\/a\.mdx:3:1: links to \.\/gone\.mdx/);
  expect(messages).toMatch(
    /A\.module\.css:2: uses the custom property --color-text-2, which nothing defines\.\n {2}Did you mean --color-text\w*\?/,
  );
  expect(messages).toContain('tsc failed.');
  expect(messages).not.toContain('biome');
  expect(process.exitCode).toBe(1);
});

test('a custom property that a script sets, or that has a value without it, is defined', () => {
  const texts = new Map([
    ['a.css', '.a { top: var(--set); left: var(--unset, 0); right: var(--none) }'],
    ['a.ts', "style.setProperty('--set', '1px');"],
  ]);
  expect(tokenProblems(texts).map(({ problem }) => problem)).toEqual([
    'uses the custom property --none, which nothing defines.',
  ]);
});
