import { formatProblem } from '@/lib/problem/report';
import { checkSite } from '@/lib/site/check/check-site';
import { readSite } from '@/lib/site/site';
import { inBothLanguages, makeContentFolder } from '../../../../support/content-folder';

async function read(redirects: object) {
  makeContentFolder({
    ...inBothLanguages('guide/a.mdx', '# A\n\n## Part {#part}\n'),
    'redirects.json': JSON.stringify(redirects, null, 1),
  });
  const site = await readSite();
  const problems = (await checkSite(site)).map(formatProblem);
  return {
    redirects: site.redirects,
    problems: problems.map((text) => text.replace(/^.*redirects\.json/, '')),
  };
}

test('a path without a language redirects within every language', async () => {
  const { redirects, problems } = await read({
    '/E1001': '/guide/a#part',
    '/zh/x': 'https://example.com',
  });
  expect(problems).toEqual([]);
  expect(redirects.map(({ from, href }) => [from, href])).toEqual([
    ['/E1001', '/guide/a#part'],
    ['/zh/E1001', '/zh/guide/a#part'],
    ['/zh/x', 'https://example.com'],
  ]);
});

test('an anchor of an old page may lead elsewhere than the page', async () => {
  const { redirects, problems } = await read({ '/x': '/guide/a', '/x#old': '/guide/a#part' });
  expect(problems).toEqual([]);
  expect(redirects.map(({ from, href }) => [from, href])).toEqual([
    ['/x', '/guide/a'],
    ['/zh/x', '/zh/guide/a'],
    ['/x#old', '/guide/a#part'],
    ['/zh/x#old', '/zh/guide/a#part'],
  ]);
});

test.each([
  [
    { '/x': '/nowhere' },
    /^:2: leads \/x to \/nowhere, which does not exist\.\n {2}Correct the path, or remove the link\.$/,
  ],
  [{ '/x': '/guide/a#nothing' }, /^:2: links to \/guide\/a#nothing, but .*a\.mdx has no #nothing/],
  [{ '/Guide/A': '/' }, /^:2: redirects \/Guide\/A, which is the address of .*a\.mdx/],
  [{ '/x': '/y', '/y': '/x' }, /^:2: leads \/x to \/y, which is redirected itself/],
  [{ '/x': '/X' }, /^:2: leads \/x to \/X, which is redirected itself/],
  [
    { '/x': '/y', '/y': '/guide/a' },
    /is redirected itself\.\n {2}Write the page it ends at: \/guide\/a\.$/,
  ],
  [{ '/x': '/guide/a', '/X': '/' }, /^:3: redirects \/X twice/],
  [{ '/x#old': '/guide/a' }, /^:2: redirects \/x#old, but not \/x\.\n {2}Redirect \/x too/],
  [
    { '/guide/a#old': '/' },
    /^:2: redirects \/guide\/a#old, which is the address of .*a\.mdx.*<span id="old">/s,
  ],
  [{ x: '/guide/a' }, /^:2: redirects “x”, which is not a path/],
  [{ '/x?y': '/guide/a' }, /^:2: redirects “\/x\?y”, which is not a path/],
  [{ '/x': './guide/a.mdx' }, /^:2: leads \/x to .* Write a path from the root/s],
  [{ '/x': 5 }, /^:2: `\/x` is 5/],
])('%j is an error', async (redirects, message) => {
  const { problems } = await read(redirects);
  expect(problems[0]).toMatch(message);
});
