import { ContentError } from '@/lib/content/check/problems';
import type { SiteRule } from '@/lib/site-rules';
import { reportFailure } from '@/scripts/support/report';

afterEach(() => {
  process.exitCode = undefined;
});

test('the report of a failed check counts the rules that the site may turn down', () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const problemOf = (rule?: SiteRule) => {
    return { file: 'a.mdx', problem: 'is wrong.', remedy: 'Fix it.', ...(rule && { rule }) };
  };
  const rules = ['image-alt', undefined, 'code-word', 'image-alt'] as const;
  reportFailure(new ContentError(rules.map((rule) => problemOf(rule))));
  expect(print.mock.calls[0]?.[0]).toMatch(
    /4 errors in the content\. Nothing was built\.\nRules that .*:\n {2}code-word: 1\n {2}image-alt: 2$/,
  );
  reportFailure(new ContentError([problemOf()]));
  expect(print.mock.calls[1]?.[0]).toMatch(/1 error in the content\. Nothing was built\.$/);
});
